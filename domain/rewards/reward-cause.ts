import { z } from 'zod';

/** What earns a reward: specification, document 1, section 9. */
export const rewardCauseSchema = z.enum(['survey_completed']);
export type RewardCause = z.infer<typeof rewardCauseSchema>;

/** A cause within a line: `Reward: survey completed`. */
export const rewardCauseWords: Readonly<Record<RewardCause, string>> = {
  survey_completed: 'survey completed',
};
