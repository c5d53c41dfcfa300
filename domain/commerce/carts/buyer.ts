import { grantAt, type PaidAccess } from '../../accounts/paid-access.ts';
import { dayMs } from '../../core/durations.ts';
import type { Instant } from '../../core/instant.ts';
import type { PackageGroup } from '../packages/package.ts';
import type { Plan } from '../packages/plan.ts';

export interface RunningPlan {
  readonly plan: Plan;
  readonly group: PackageGroup;
  readonly daysLeft: number;
}

export interface Buyer {
  /** null without a plan; time granted by an admin is not a plan. */
  readonly running: RunningPlan | null;
  /** Including ended plans. */
  readonly hadPlan: boolean;
  /** After a purchase, until the upsell is bought. */
  readonly mayTakeUpsell: boolean;
}

export const newBuyer: Buyer = { running: null, hadPlan: false, mayTakeUpsell: false };

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
