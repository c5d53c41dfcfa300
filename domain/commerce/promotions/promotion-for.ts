import type { Instant } from '../../core/instant.ts';
import type { PackageId } from '../packages/package-id.ts';
import type { Promotion } from './promotion-schema.ts';

export function isRunning({ startTime, endTime }: Pick<Promotion, 'startTime' | 'endTime'>, now: Instant) {
  const at = Date.parse(now);
  return Date.parse(startTime) <= at && at < Date.parse(endTime);
}

/** Highest discount first; then the later end, then by name. */
export const highestFirst = (a: Promotion, b: Promotion): number =>
  b.discount - a.discount ||
  Date.parse(b.endTime) - Date.parse(a.endTime) ||
  (a.promoId < b.promoId ? -1 : 1);

/** "The highest discount wins": the promotion that reduces a package now. */
export function promotionFor(
  packageId: PackageId,
  promotions: readonly Promotion[],
  now: Instant,
): Promotion | undefined {
  return promotions
    .filter((promotion) => isRunning(promotion, now) && promotion.target.includes(packageId))
    .toSorted(highestFirst)[0];
}
