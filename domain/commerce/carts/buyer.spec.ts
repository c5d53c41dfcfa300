import { expect, it } from 'vitest';
import { withGrant, type PackageGrant, type PaidAccess } from '../../accounts/paid-access.ts';
import { buyerOf, newBuyer } from './buyer.ts';

const silver: PackageGrant = {
  cartId: 'cart-1',
  packageId: 'package_silver',
  group: 'subscription',
  plan: 'silver',
  days: 30,
  from: '2026-12-01T00:00:00.000Z',
  until: '2026-12-31T00:00:00.000Z',
  hasUnlimitedSpeaking: false,
};
const access = withGrant<PaidAccess>({}, silver);

it('has the running plan with its days left, rounded up', () => {
  const running = { plan: 'silver', group: 'subscription', daysLeft: 30 } as const;
  expect(buyerOf(access, silver.from)).toEqual({ ...newBuyer, running, hadPlan: true });
  expect(buyerOf(access, '2026-12-30T23:59:59.999Z').running).toEqual({ ...running, daysLeft: 1 });
  expect(buyerOf(access, '2026-12-16T01:00:00.000Z').running).toEqual({ ...running, daysLeft: 15 });
});

it('has had a plan after its end, and may take the upsell if allowed', () => {
  expect(buyerOf(access, silver.until)).toEqual({ ...newBuyer, hadPlan: true });
  expect(buyerOf(access, silver.from, { mayTakeUpsell: true }).mayTakeUpsell).toBe(true);
});

it('has no plan from time granted by an admin or from a refunded package', () => {
  expect(buyerOf({}, silver.from)).toEqual(newBuyer);
  expect(buyerOf({ paidExpiryTime: silver.until }, silver.from)).toEqual(newBuyer);
  const grants = (access.grants ?? []).map((grant) => ({ ...grant, isTakenBack: true as const }));
  expect(buyerOf({ ...access, grants }, silver.from)).toEqual(newBuyer);
});
