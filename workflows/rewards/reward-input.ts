import type { Instant } from '#domain/core/instant.ts';
import type { RewardCause } from '#domain/rewards/reward-cause.ts';
import type { RewardAmount } from '#domain/rewards/reward-table.ts';

/** What the workflows of a reward are started with, from the event that is its cause. Nothing of it is personal. */
export interface RewardInput extends RewardAmount {
  readonly cause: RewardCause;
  readonly causeId: string;
  readonly userId: string;
  readonly correlationId: string;
  readonly earnedAt: Instant;
  /** How many hours its cause can be withdrawn; a test of this sets it. */
  readonly waitingHours?: number;
}

export interface RewardActivities {
  /** @returns until when to wait before asking again; nothing once the reward is settled */
  settleReward(reward: RewardInput): Promise<Instant | undefined>;
  revokeReward(reward: RewardInput): Promise<void>;
}
