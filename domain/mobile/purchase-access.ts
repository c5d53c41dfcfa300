import type { BoughtAccess } from '../accounts/paid-access.ts';
import type { Package } from '../commerce/packages/package.ts';
import { dayMs } from '../core/durations.ts';
import type { Instant } from '../core/instant.ts';

export interface StorePurchase {
  /** The provider's name of the purchase: a package id of the group `mobile`. */
  readonly accessLevelId: string;
  readonly startsAt: Instant;
  readonly expiresAt: Instant | null;
}

/** The longest duration of a package. */
const lifetimeDays = 3_650;

/** The days left of a store purchase, rounded up; undefined if expired or not of the group `mobile`. See ADR 109. */
export function accessOfStorePurchase(
  { accessLevelId, startsAt, expiresAt }: StorePurchase,
  {
    purchaseId,
    packages,
    now,
  }: { readonly purchaseId: string; readonly packages: readonly Package[]; readonly now: Instant },
): BoughtAccess | undefined {
  const bought = packages.find(({ packageId, group }) => group === 'mobile' && packageId === accessLevelId);
  if (!bought) return undefined;
  const start = Math.max(Date.parse(startsAt), Date.parse(now));
  const left = expiresAt === null ? lifetimeDays : Math.ceil((Date.parse(expiresAt) - start) / dayMs);
  if (left <= 0) return undefined;
  const { packageId, group, plan, hasUnlimitedSpeaking } = bought;
  const days = Math.min(left, lifetimeDays);
  return { cartId: purchaseId, packageId, group, plan, days, hasUnlimitedSpeaking, upgradesFrom: null };
}
