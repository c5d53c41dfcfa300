import { grantAt, type PaidAccess } from '../../accounts/paid-access.ts';
import { dayMs } from '../../core/durations.ts';
import type { Instant } from '../../core/instant.ts';
import type { PackageGroup } from '../packages/package.ts';
import type { Plan } from '../packages/plan.ts';

/** A plan that has not ended. */
export interface RunningPlan {
  readonly plan: Plan;
  /** The group of the package that opened it. */
  readonly group: PackageGroup;
  /** Whole days, and one for what is begun: from 1. */
  readonly daysLeft: number;
}

/** What of a person decides what is offered to them. */
export interface Buyer {
  /** Null for those who have none now; time that an admin granted is no plan. */
  readonly running: RunningPlan | null;
  /** They had a plan once. */
  readonly hadPlan: boolean;
  /** They have just bought, and were not sold the upsell since. */
  readonly mayTakeUpsell: boolean;
}

/** Someone who has never bought anything. */
export const newBuyer: Buyer = { running: null, hadPlan: false, mayTakeUpsell: false };

/** The account as a buyer. What was taken back was never had. */
export function buyerOf(access: PaidAccess, now: Instant, { mayTakeUpsell = false } = {}): Buyer {
  const { paidExpiryTime, grants = [] } = access;
  const grant = grantAt(access, now);
  const leftMs = paidExpiryTime === undefined ? 0 : Date.parse(paidExpiryTime) - Date.parse(now);
  return {
    running: grant?.plan
      ? { plan: grant.plan, group: grant.group, daysLeft: Math.ceil(leftMs / dayMs) }
      : null,
    hadPlan: grants.some(({ plan, isTakenBack }) => plan !== null && !isTakenBack),
    mayTakeUpsell,
  };
}
