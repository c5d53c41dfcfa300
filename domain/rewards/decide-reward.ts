import { dayMs, hourMs } from '../core/durations.ts';
import type { Instant } from '../core/instant.ts';
import type { RewardRule } from './reward-table.ts';

export interface RewardFacts {
  readonly account: {
    readonly status: 'active' | 'blocked' | 'deleted' | 'unregistered';
    readonly isVerified: boolean;
    readonly registeredAt: Instant;
  };
  readonly earnedAt: Instant;
  /** Granted, or its cause was withdrawn: one reward per person and cause. */
  readonly isSettled: boolean;
  readonly now: Instant;
}

export type RewardRefusal = 'account_deleted' | 'account_blocked' | 'address_not_verified';

export type RewardDecision =
  | { readonly outcome: 'grant' | 'settled' }
  /** Decide again at `until`. */
  | { readonly outcome: 'wait'; readonly until: Instant }
  | { readonly outcome: 'refuse'; readonly because: RewardRefusal };

/** How long a reward waits for a verified address or the end of a block, and the interval of checks. */
const patienceDays = 30;
const lookEveryMs = dayMs;

/** Whether a reward is due: the account is eligible, and its cause can no longer be withdrawn. */
export function decideReward(rule: RewardRule, facts: RewardFacts): RewardDecision {
  const { account, isSettled } = facts;
  if (isSettled) return { outcome: 'settled' };
  if (account.status === 'deleted' || account.status === 'unregistered')
    return { outcome: 'refuse', because: 'account_deleted' };
  const [now, earnedAt] = [Date.parse(facts.now), Date.parse(facts.earnedAt)];
  const obstacle =
    account.status === 'blocked'
      ? 'account_blocked'
      : account.isVerified
        ? undefined
        : 'address_not_verified';
  if (obstacle !== undefined) {
    const end = earnedAt + patienceDays * dayMs;
    return now >= end
      ? { outcome: 'refuse', because: obstacle }
      : waitUntil(Math.min(end, now + lookEveryMs));
  }
  const due = Math.max(
    earnedAt + rule.waitingHours * hourMs,
    Date.parse(account.registeredAt) + rule.accountAgeDays * dayMs,
  );
  return now < due ? waitUntil(due) : { outcome: 'grant' };
}

const waitUntil = (time: number): RewardDecision => ({
  outcome: 'wait',
  until: new Date(time).toISOString(),
});
