import type { Buyer } from '../carts/buyer.ts';
import type { Offer } from '../contract.ts';
import type { Package } from '../packages/package.ts';

/** The upsell after a purchase: specification, document 1, section 3. */
export const upsellId = 'full_mock_test_upsell';

/**
 * The label of a package's button; undefined if not for sale: the same plan extends, a higher one upgrades, twins are
 * for returning students, the upsell follows a purchase.
 */
export function labelFor(
  offered: Package,
  { running, hadPlan, mayTakeUpsell }: Buyer,
): Offer['label'] | undefined {
  if (!offered.isShown) return undefined;
  if (offered.packageId === upsellId) return mayTakeUpsell ? 'buy' : undefined;
  if (offered.upgradesFrom !== null) return running?.plan === offered.upgradesFrom ? 'upgrade' : undefined;
  if (offered.twinOf !== null) return hadPlan && !running ? 'buy' : undefined;
  if (offered.plan !== null) {
    if (!running) return 'buy';
    return running.plan === offered.plan && running.group === offered.group ? 'current_plan' : undefined;
  }
  if (offered.days > 0) return running ? 'extend' : undefined;
  return 'buy';
}

export const allowsQuantity = ({
  plan,
  days,
  packageId,
}: Pick<Package, 'plan' | 'days' | 'packageId'>): boolean =>
  plan === null && days === 0 && packageId !== upsellId;
