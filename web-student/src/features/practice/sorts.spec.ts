import { expect, it } from 'vitest';
import { turned } from './sorts.ts';

it('turns round the column that is sorted, and begins upwards in another', () => {
  const first = turned({ field: 'uid', order: 'desc' }, 'title');
  expect(first).toEqual({ field: 'title', order: 'asc' });
  expect(turned(first, 'title')).toEqual({ field: 'title', order: 'desc' });
  expect(turned(turned(first, 'title'), 'title')).toEqual(first);
});
