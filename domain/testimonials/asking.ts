import type { StepName } from '../accounts/profile/steps.ts';
import type { Instant } from '../core/instant.ts';
import type { Testimonials } from './testimonial.ts';

/** The derived markers of the specification (document 1, section 3). @param stepsDone those that the user set */
export function testimonialMarkers(
  { rating, testimonial, isRefused }: Testimonials,
  stepsDone: readonly StepName[],
): StepName[] {
  if (testimonial) return ['did_leave_testimonial'];
  const isReady = stepsDone.includes('did_onboarding') && stepsDone.includes('did_onboarding_pratice');
  // Users with few stars were led to the team, and are not asked again.
  const isAnswered = isRefused || (rating !== undefined && rating < starsOfReview);
  return isReady && !isAnswered ? ['should_leave_testimonial'] : [];
}

/** Ratings from this on lead to a review, lower ones to a message to the team: specification, document 1, section 4. */
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
