import type { StorePurchase } from '#domain/mobile/purchase-access.ts';

export interface MobilePurchase extends StorePurchase {
  /** Such as `app_store` or `play_store`. */
  readonly store: string;
  /** The store's name of the transaction. A renewal has one of its own. */
  readonly transactionId: string;
  readonly isRefunded: boolean;
  /** Made in a store's sandbox: no money moved. */
  readonly isSandbox: boolean;
}

export interface MobileProfile {
  readonly adaptyId: string;
  /** The user that the app named as its customer; null while the app knows none. */
  readonly customerUserId: string | null;
  readonly purchases: readonly MobilePurchase[];
}

export interface MobileSubscriptions {
  /** @returns undefined where there is no such profile. @throws MobileProviderAway */
  find(adaptyId: string): Promise<MobileProfile | undefined>;
}

/** The provider gave no usable answer; asking again later may help. */
export class MobileProviderAway extends Error {
  override readonly name = 'MobileProviderAway';
}
