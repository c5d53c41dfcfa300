import type { StorePurchase } from '#domain/mobile/purchase-access.ts';

export interface MobilePurchase extends StorePurchase {
  readonly store: string;
  /** The store's transaction id, unique per renewal. */
  readonly transactionId: string;
  readonly isRefunded: boolean;
  /** Made in a store's sandbox, without payment. */
  readonly isSandbox: boolean;
}

export interface MobileProfile {
  readonly adaptyId: string;
  /** The app's customer; null if unknown. */
  readonly customerUserId: string | null;
  readonly purchases: readonly MobilePurchase[];
}

export interface MobileSubscriptions {
  /** @returns undefined for an unknown profile. @throws MobileProviderAway */
  find(adaptyId: string): Promise<MobileProfile | undefined>;
}

export class MobileProviderAway extends Error {
  override readonly name = 'MobileProviderAway';
}
