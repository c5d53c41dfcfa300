import { expect, it } from 'vitest';
import { nextReviewText } from './next-review-text.ts';

it('says that no review is due, and names the date of the next one', () => {
  expect(nextReviewText(0, null)).toMatch(/^Nothing is due/);
  expect(nextReviewText(1, '2026-03-05T12:00:00.000Z')).toBe(
    'No review is due. 1 review is scheduled. The next is on Thursday 5 March.',
  );
  expect(nextReviewText(12, '2026-03-05T12:00:00.000Z')).toContain('12 reviews are scheduled.');
});
