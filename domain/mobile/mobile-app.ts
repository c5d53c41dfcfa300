import { z } from 'zod';
import type { EventOf } from '../core/events/codec.ts';
import type { Decision } from '../core/events/decision.ts';
import { isErased, personal } from '../core/events/personal.ts';
import { defineStream } from '../core/events/stream.ts';
import { packageIdSchema } from '../commerce/packages/package-id.ts';

const events = {
  MobileAppLinked: { version: 1, schema: z.object({ adaptyId: personal(z.string()) }) },
  MobilePurchaseRedeemed: {
    version: 1,
    schema: z.object({
      /** A keyed hash of the store's transaction, used as `cartId` in `PackageGranted`. */
      purchaseId: z.string(),
      packageId: packageIdSchema,
      store: z.string(),
    }),
  },
} as const;

export type MobileAppEvent = EventOf<typeof events>;

export interface MobileApp {
  /** Absent until the app is linked, and after the account was deleted. */
  readonly adaptyId?: string;
  /** Oldest first. */
  readonly redeemed: readonly { readonly purchaseId: string; readonly store: string }[];
}

/** The stream `mobile_app-<userId>`: the user's profile in the mobile app, and the purchases there. */
export const mobileAppStream = defineStream({
  category: 'mobile_app',
  subject: 'Mobile app',
  events,
  initial: { redeemed: [] },
  evolve(state: MobileApp, { type, data }): MobileApp {
    if (type === 'MobilePurchaseRedeemed') {
      const { purchaseId, store } = data;
      return { ...state, redeemed: [...state.redeemed, { purchaseId, store }] };
    }
    return isErased(data.adaptyId) ? state : { ...state, adaptyId: data.adaptyId };
  },
});

export function linkMobileApp(
  state: MobileApp,
  { adaptyId }: { readonly adaptyId: string },
): Decision<MobileAppEvent> {
  return state.adaptyId === adaptyId ? [] : [{ type: 'MobileAppLinked', data: { adaptyId } }];
}

/** Once per purchase. */
export function redeemMobilePurchase(
  state: MobileApp,
  redeemed: Extract<MobileAppEvent, { type: 'MobilePurchaseRedeemed' }>['data'],
): Decision<MobileAppEvent> {
  const isKnown = state.redeemed.some(({ purchaseId }) => purchaseId === redeemed.purchaseId);
  return isKnown ? [] : [{ type: 'MobilePurchaseRedeemed', data: redeemed }];
}
