import { z } from 'zod';

export const rewardCauseSchema = z.enum([
  'survey_completed',
  'review_approved',
  'referral_joined',
  'referral_claimed',
]);
export type RewardCause = z.infer<typeof rewardCauseSchema>;

/** As in `Reward: survey completed`. */
export const rewardCauseWords: Readonly<Record<RewardCause, string>> = {
  survey_completed: 'survey completed',
  review_approved: 'review approved',
  referral_joined: 'joined by a friend’s link',
  referral_claimed: 'friends joined',
};
