import type { CreditKind } from '../credits/credit-kinds.ts';
import { referralRewards } from '../referrals/reward-steps.ts';
import type { RewardCause } from './reward-cause.ts';

export interface RewardAmount {
  readonly kind: CreditKind;
  readonly credits: number;
}

export interface RewardRule {
  /** The cause can be withdrawn during this time. */
  readonly waitingHours: number;
  /** The minimum age of the account. */
  readonly accountAgeDays: number;
}

/** An admin, or a rule against self-referral, has already decided these causes. */
const atOnce: RewardRule = { waitingHours: 0, accountAgeDays: 0 };

/** One row per cause. Admins revoke a reward by discarding the survey response or withdrawing the review. */
export const rewardTable: Readonly<Record<RewardCause, RewardRule>> = {
  survey_completed: atOnce,
  review_approved: atOnce,
  referral_joined: atOnce,
  referral_claimed: atOnce,
};

/** Specification, document 1, section 9: "Survey reward: 1 full mock test credit", "review reward: 1 extra sectional mock test credit". */
export const rewardAmounts = {
  survey_completed: { kind: 'full_test', credits: 1 },
  review_approved: { kind: 'sectional_test', credits: 1 },
  referral_joined: referralRewards.friend,
} as const satisfies Partial<Record<RewardCause, RewardAmount>>;
