import type { CreditKind } from '../credits/credit-kinds.ts';
import { referralRewards } from '../referrals/reward-steps.ts';
import type { RewardCause } from './reward-cause.ts';

/** The credits that a reward grants. */
export interface RewardAmount {
  readonly kind: CreditKind;
  readonly credits: number;
}

/** When a cause earns its reward. */
export interface RewardRule {
  /** How long to wait after the cause, because it can be withdrawn meanwhile. */
  readonly waitingHours: number;
  /** An account earns nothing before it is this old. */
  readonly accountAgeDays: number;
}

/** An admin decides each of these causes, or a rule against self-referral has judged it before: nothing is waited for. */
const atOnce: RewardRule = { waitingHours: 0, accountAgeDays: 0 };

/** A row for each cause. An admin takes a reward back by discarding the answers of the survey or withdrawing the review. */
export const rewardTable: Readonly<Record<RewardCause, RewardRule>> = {
  survey_completed: atOnce,
  review_approved: atOnce,
  referral_joined: atOnce,
  referral_claimed: atOnce,
};

/**
 * Specification, document 1, section 9: "Survey reward: 1 full mock test credit", "review reward: 1 extra sectional
 * mock test credit".
 */
export const rewardAmounts = {
  survey_completed: { kind: 'full_test', credits: 1 },
  review_approved: { kind: 'sectional_test', credits: 1 },
  referral_joined: referralRewards.friend,
} as const satisfies Partial<Record<RewardCause, RewardAmount>>;
