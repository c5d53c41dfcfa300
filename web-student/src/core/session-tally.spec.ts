import { expect, it } from 'vitest';
import { summaryText } from './session-tally.ts';

it('is silent until a few are done', () => {
  expect(summaryText(0, 0)).toBeUndefined();
  expect(summaryText(2, 2)).toBeUndefined();
  expect(summaryText(3, 0)).toBe('In this visit: 3 done, 0 right');
  expect(summaryText(10, 7)).toBe('In this visit: 10 done, 7 right');
});
