import { expect, it } from 'vitest';
import { summaryText } from './session-tally.ts';

it('is silent until a few are done', () => {
  expect(summaryText(0, 0)).toBeUndefined();
  expect(summaryText(2, 2)).toBeUndefined();
  expect(summaryText(3, 0)).toBe('This session: 3 answered, 0 right');
  expect(summaryText(10, 7)).toBe('This session: 10 answered, 7 right');
});
