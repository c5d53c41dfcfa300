import { createHmac } from 'node:crypto';
import { accountStream } from '#domain/accounts/account.ts';
import { grantPackage, revokePackage } from '#domain/accounts/grant-package.ts';
import type { Package } from '#domain/commerce/packages/package.ts';
import { reject, type Rejection } from '#domain/core/events/decision.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import { linkMobileApp, mobileAppStream, redeemMobilePurchase } from '#domain/mobile/mobile-app.ts';
import { claimMobilePurchase, mobilePurchaseStream } from '#domain/mobile/mobile-purchase.ts';
import { accessOfStorePurchase } from '#domain/mobile/purchase-access.ts';
import { stepOf } from '../commerce/carts/on-cart.ts';
import { readPriceList } from '../commerce/prices/read-price-list.ts';
import { derivedKey } from '../core/derived-key.ts';
import { handle } from '../core/handle.ts';
import type { Dependencies } from '../dependencies.ts';
import { MobileProviderAway, type MobileProfile, type MobilePurchase } from './mobile-subscriptions.ts';
import { readMobileApp } from './read-mobile-app.ts';

type Own = Pick<Dependencies, 'journal' | 'settings' | 'mobileSubscriptions' | 'log'>;
type Refused = Rejection<'mobile_app_off' | 'mobile_app_not_yours' | 'mobile_provider_away'>;

/**
 * Links the app's profile and grants its purchases, each claimed, granted and recorded once; repeatable.
 * @param adaptyId from the app
 * @returns undefined when done or unknown
 * @throws StoreUnavailable
 */
export async function syncMobile(
  dependencies: Own,
  { userId, adaptyId }: { readonly userId: string; readonly adaptyId: string | undefined },
  context: CommandContext,
): Promise<Refused | undefined> {
  const { journal, mobileSubscriptions } = dependencies;
  if (!mobileSubscriptions) return reject('mobile_app_off');
  const asked = adaptyId ?? (await readMobileApp(journal, userId)).adaptyId;
  if (asked === undefined) return undefined;
  let profile: MobileProfile | undefined;
  try {
    profile = await mobileSubscriptions.find(asked);
  } catch (error) {
    if (!(error instanceof MobileProviderAway)) throw error;
    dependencies.log.warn({ err: error }, 'mobile app provider unavailable');
    return reject('mobile_provider_away');
  }
  if (profile?.customerUserId !== userId) return reject('mobile_app_not_yours');
  const linked = { adaptyId: profile.adaptyId };
  await handle(journal, mobileAppStream, userId, stepOf(context, userId), (state) =>
    linkMobileApp(state, linked),
  );
  const { packages } = await readPriceList(journal);
  const isReal = ({ isSandbox }: MobilePurchase) =>
    !isSandbox || dependencies.settings.environment === 'development';
  for (const purchase of profile.purchases.filter(isReal))
    await settlePurchase(dependencies, { purchase, packages, userId }, context);
  return undefined;
}

/** Grants a purchase, or revokes a refunded one. */
async function settlePurchase(
  { journal, settings }: Own,
  {
    purchase,
    packages,
    userId,
  }: { readonly purchase: MobilePurchase; readonly packages: readonly Package[]; readonly userId: string },
  context: CommandContext,
): Promise<void> {
  const purchaseId = purchaseIdOf(settings.personalDataKey, purchase);
  const step = () => stepOf(context, userId);
  if (purchase.isRefunded) {
    await handle(journal, accountStream, userId, step(), (account) =>
      revokePackage(account, { cartId: purchaseId, now: context.at }),
    );
    return;
  }
  const access = accessOfStorePurchase(purchase, { purchaseId, packages, now: context.at });
  if (!access) return;
  const claimed = await handle(journal, mobilePurchaseStream, purchaseId, step(), (state) =>
    claimMobilePurchase(state, { userId }),
  );
  if ('rejected' in claimed) return;
  const granted = await handle(journal, accountStream, userId, step(), (account) =>
    grantPackage(account, { ...access, now: context.at }),
  );
  if ('rejected' in granted) return;
  const { store } = purchase;
  const redeemed = { purchaseId, packageId: access.packageId, store };
  await handle(journal, mobileAppStream, userId, step(), (state) => redeemMobilePurchase(state, redeemed));
}

function purchaseIdOf(personalDataKey: Uint8Array, { store, transactionId }: MobilePurchase): string {
  const key = derivedKey(personalDataKey, 'mobile-purchase');
  const hash = createHmac('sha256', key).update(`${store} ${transactionId}`).digest('base64url');
  return `mobile-${hash.slice(0, 22)}`;
}
