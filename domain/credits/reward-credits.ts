import type { Decision } from '../core/events/decision.ts';
import type { RewardCause } from '../rewards/reward-cause.ts';
import type { CreditKind } from './credit-kinds.ts';
import { entryOfReward, type CreditLedger, type CreditLedgerEvent } from './credit-ledger.ts';

export interface RewardCredits {
  readonly cause: RewardCause;
  readonly causeId: string;
  readonly kind: CreditKind;
  readonly credits: number;
}

type RewardOf = Pick<RewardCredits, 'cause' | 'causeId'>;

export const isRewardSettled = ({ rewarded, withdrawn }: CreditLedger, reward: RewardOf): boolean =>
  [...rewarded, ...withdrawn].includes(entryOfReward(reward));

/** Once; nothing after the cause was withdrawn. */
export function grantReward(ledger: CreditLedger, reward: RewardCredits): Decision<CreditLedgerEvent> {
  return isRewardSettled(ledger, reward) ? [] : [{ type: 'RewardGranted', data: { ...reward } }];
}

/** Revokes a reward's unused credits, once (ADR 62); before the grant it blocks it. */
export function revokeReward(
  { balances, rewarded, withdrawn }: CreditLedger,
  reward: RewardCredits,
): Decision<CreditLedgerEvent> {
  const entry = entryOfReward(reward);
  if (withdrawn.includes(entry)) return [];
  const credits = rewarded.includes(entry) ? Math.min(reward.credits, balances[reward.kind]) : 0;
  return [{ type: 'RewardRevoked', data: { ...reward, credits } }];
}
