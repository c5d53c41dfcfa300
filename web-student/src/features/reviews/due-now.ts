import { catalogue } from '#domain/question-types/catalogue.ts';
import type { DueReview } from '#domain/reviews/contract.ts';

export function splitDue(due: readonly DueReview[], now: number) {
  const isDue = (review: DueReview) => Date.parse(review.due) <= now;
  return { ready: due.filter(isDue), later: due.filter((review) => !isDue(review)) };
}

export const openOnes = (reviews: readonly DueReview[]) => reviews.filter(({ isLocked }) => !isLocked);

export function minutesOf(reviews: readonly DueReview[]): number {
  const seconds = reviews.reduce((sum, { type }) => sum + catalogue[type].targetTime, 0);
  return Math.max(1, Math.round(seconds / 60));
}
