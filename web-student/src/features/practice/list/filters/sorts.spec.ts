import { expect, it } from 'vitest';
import { percent, turned } from './sorts.ts';

it('turns round the column that is sorted, and begins upwards in another', () => {
  const first = turned({ field: 'uid', order: 'desc' }, 'title');
  expect(first).toEqual({ field: 'title', order: 'asc' });
  expect(turned(first, 'title')).toEqual({ field: 'title', order: 'desc' });
  expect(turned(turned(first, 'title'), 'title')).toEqual(first);
});

it('shows a chance in per cent if there is one', () => {
  expect([0, 0.675, 1, undefined].map(percent)).toEqual(['0%', '68%', '100%', undefined]);
});
