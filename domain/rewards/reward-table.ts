import type { CreditKind } from '../credits/credit-kinds.ts';
import type { RewardCause } from './reward-cause.ts';

/** What a cause earns, and when. */
export interface RewardRule {
  readonly kind: CreditKind;
  readonly credits: number;
  /** How long to wait after the cause, because it can be withdrawn meanwhile. */
  readonly waitingHours: number;
  /** An account earns nothing before it is this old. */
  readonly accountAgeDays: number;
}

/**
 * A row for each cause. Specification, document 1, section 9: "Survey reward: 1 full mock test credit." A survey has no
 * waiting time and no age: an admin chose its students, and takes a reward back by discarding the answers.
 */
export const rewardTable: Readonly<Record<RewardCause, RewardRule>> = {
  survey_completed: { kind: 'full_test', credits: 1, waitingHours: 0, accountAgeDays: 0 },
};
