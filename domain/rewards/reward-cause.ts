import { z } from 'zod';

/** What earns a reward: specification, document 1, sections 3, 7 and 9. */
export const rewardCauseSchema = z.enum([
  'survey_completed',
  'review_approved',
  'referral_joined',
  'referral_claimed',
]);
export type RewardCause = z.infer<typeof rewardCauseSchema>;

/** A cause within a line: `Reward: survey completed`. */
export const rewardCauseWords: Readonly<Record<RewardCause, string>> = {
  survey_completed: 'survey completed',
  review_approved: 'review approved',
  referral_joined: 'joined by a friend’s link',
  referral_claimed: 'friends joined',
};
