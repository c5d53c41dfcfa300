import { describe, expect, test } from 'vitest';
import { defaultPackages } from '../commerce/packages/default-packages.ts';
import { given } from '../core/testing/given-when-then.ts';
import { erased } from '../core/events/personal.ts';
import { fold } from '../core/events/stream.ts';
import { linkMobileApp, mobileAppStream, redeemMobilePurchase } from './mobile-app.ts';
import { claimMobilePurchase, mobilePurchaseStream } from './mobile-purchase.ts';
import { accessOfStorePurchase } from './purchase-access.ts';

const adaptyId = '3286abd3-48b0-4e9c-a5f6-ac0a006804a6';
const redeemed = { purchaseId: 'p1', packageId: 'package_bronze_sect', store: 'app_store' } as const;

test('links an app and redeems a purchase once each', () => {
  const linked = { type: 'MobileAppLinked', data: { adaptyId } } as const;
  given(mobileAppStream, [])
    .when((state) => linkMobileApp(state, { adaptyId }))
    .then([linked]);
  given(mobileAppStream, [linked])
    .when((state) => redeemMobilePurchase(state, redeemed))
    .then([{ type: 'MobilePurchaseRedeemed', data: redeemed }]);
  const deleted = fold(mobileAppStream, [{ type: 'MobileAppLinked', data: { adaptyId: erased } }]);
  expect(deleted).toEqual({ redeemed: [] });
});

test('gives a purchase to the first account that claims it', () => {
  const claimed = { type: 'MobilePurchaseClaimed', data: { userId: 'u1' } } as const;
  given(mobilePurchaseStream, [])
    .when((state) => claimMobilePurchase(state, { userId: 'u1' }))
    .then([claimed]);
  given(mobilePurchaseStream, [claimed])
    .when((state) => claimMobilePurchase(state, { userId: 'u2' }))
    .thenRejected('mobile_app_not_yours');
});

describe('the access of a purchase', () => {
  const now = '2026-11-10T12:00:00.000Z';
  const monthly = {
    accessLevelId: 'package_bronze_sect',
    startsAt: '2026-11-01T00:00:00.000Z',
    expiresAt: '2026-12-01T00:00:00.000Z',
  };
  const of = (purchase: Partial<Parameters<typeof accessOfStorePurchase>[0]>) =>
    accessOfStorePurchase({ ...monthly, ...purchase }, { purchaseId: 'p1', packages: defaultPackages, now });

  test('covers the days left, with the plan and group of its package', () => {
    expect(of({})).toEqual({
      cartId: 'p1',
      packageId: 'package_bronze_sect',
      group: 'mobile',
      plan: 'bronze',
      days: 21,
      hasUnlimitedSpeaking: false,
      upgradesFrom: null,
    });
  });

  test('covers the period of a renewal, and the longest package for a lifetime purchase', () => {
    const renewal = { startsAt: monthly.expiresAt, expiresAt: '2026-12-31T00:00:00.000Z' };
    expect(of(renewal)?.days).toBe(30);
    expect(of({ expiresAt: null })?.days).toBe(3_650);
  });

  test('is empty for an expired purchase and for packages that are not for mobile', () => {
    expect(of({ expiresAt: now })).toBeUndefined();
    for (const accessLevelId of ['premium', 'package_ultimate'])
      expect(of({ accessLevelId })).toBeUndefined();
  });
});
