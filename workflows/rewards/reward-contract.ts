import type { Instant } from '#domain/core/instant.ts';
import type { RewardCause } from '#domain/rewards/reward-cause.ts';
import type { RewardAmount } from '#domain/rewards/reward-table.ts';

/** The workflows' input, from the causing event. Nothing personal. */
export interface RewardInput extends RewardAmount {
  readonly cause: RewardCause;
  readonly causeId: string;
  readonly userId: string;
  readonly correlationId: string;
  readonly earnedAt: Instant;
  /** Overrides the waiting time in tests. */
  readonly waitingHours?: number;
}

export interface RewardActivities {
  /** @returns until when to wait; undefined once settled */
  settleReward(reward: RewardInput): Promise<Instant | undefined>;
  revokeReward(reward: RewardInput): Promise<void>;
}
