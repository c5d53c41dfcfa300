import type { StepName } from '../accounts/profile/steps.ts';
import type { Instant } from '../core/instant.ts';
import type { Testimonials } from './testimonial.ts';

/**
 * The markers of the specification (document 1, section 3) that follow from what a person said so far. A person is asked
 * who finished the tour and the onboarding of practice, has left no review and has not refused.
 * @param stepsDone those that the person set
 */
export function testimonialMarkers(
  { rating, testimonial, isRefused }: Testimonials,
  stepsDone: readonly StepName[],
): StepName[] {
  if (testimonial) return ['did_leave_testimonial'];
  const isReady = stepsDone.includes('did_onboarding') && stepsDone.includes('did_onboarding_pratice');
  // Who gave few stars was led to the team, and is not asked a second time.
  const isAnswered = isRefused || (rating !== undefined && rating < starsOfReview);
  return isReady && !isAnswered ? ['should_leave_testimonial'] : [];
}

/** So many stars lead to a review, fewer to a message to the team: specification, document 1, section 4. */
export const starsOfReview = 4;

/** Whether the rating dialog may open. */
export function mayAskForRating(
  {
    stepsDone,
    postponeReview,
  }: { readonly stepsDone: readonly StepName[]; readonly postponeReview: string | null },
  now: Instant,
): boolean {
  return stepsDone.includes('should_leave_testimonial') && (postponeReview === null || postponeReview <= now);
}
