import { packageWords } from '../commerce/packages/package-words.ts';
import { callsOf, defineCapability } from '../core/capability.ts';
import { readable } from '../core/events/personal.ts';
import * as contract from './contract.ts';
import { mobileAppStream } from './mobile-app.ts';
import { mobilePurchaseStream } from './mobile-purchase.ts';

export const mobile = defineCapability({
  name: 'mobile',
  streams: [mobileAppStream, mobilePurchaseStream],
  calls: callsOf(contract),
  rejections: {
    mobile_app_off: 404,
    mobile_app_not_yours: 403,
    mobile_provider_away: 503,
  },
  descriptions: {
    MobileAppLinked: ({ adaptyId }) => `Linked the mobile app. Profile at Adapty: ${readable(adaptyId)}`,
    MobilePurchaseRedeemed: ({ packageId, store }) =>
      `Redeemed a purchase of the mobile app: ${packageWords(packageId)}, ${store.replaceAll('_', ' ')}`,
    MobilePurchaseClaimed: () => 'Claimed a purchase in a store for the account',
  },
});
