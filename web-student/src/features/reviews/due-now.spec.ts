import { expect, it } from 'vitest';
import type { DueReview } from '#domain/reviews/contract.ts';
import { minutesOf, openOnes, splitDue } from './due-now.ts';

const review = (parts: Partial<DueReview>): DueReview => ({
  uid: 'RSA-0001',
  type: 'RSA',
  title: 'A title',
  due: '2026-03-01T12:00:00.000Z',
  lapses: 0,
  isLocked: false,
  ...parts,
});
const at = (time: string) => Date.parse(`2026-03-01T${time}:00.000Z`);

it('a question missed minutes ago comes back later today, and is not due now', () => {
  const missedNow = review({ due: '2026-03-01T23:10:00.000Z' });
  const missedYesterday = review({ uid: 'RSA-0002' });
  expect(splitDue([missedYesterday, missedNow], at('12:00'))).toEqual({
    ready: [missedYesterday],
    later: [missedNow],
  });
});

it('offers the unlocked reviews with their duration', () => {
  const reviews = [review({}), review({ isLocked: true }), review({ type: 'RFG' })];
  expect(openOnes(reviews).map(({ type }) => type)).toEqual(['RSA', 'RFG']);
  expect(minutesOf(openOnes(reviews))).toBe(3);
  expect(minutesOf([review({ type: 'LWD' })])).toBe(1);
});
