import type { Descriptions } from '../core/capability.ts';
import { moment } from '../core/words.ts';
import type { CpcOfferEvent } from './cpc-offer.ts';
import { moneyInWords } from './money-arithmetic.ts';
import type { Package } from './package.ts';
import type { PriceListEvent } from './price-list.ts';
import type { PromotionRedemptionEvent } from './promotion-redemption.ts';
import type { PromotionEvent } from './promotion.ts';
import type { UserPromotionsEvent } from './user-promotions.ts';

type PriceEvent =
  | PriceListEvent
  | PromotionEvent
  | UserPromotionsEvent
  | CpcOfferEvent
  | PromotionRedemptionEvent;

const priceOf = ({ audCents }: Package) => moneyInWords({ amount: audCents, currency: 'AUD' });

/** Prices and promotions as a history describes them. */
export const priceDescriptions: Descriptions<PriceEvent> = {
  PriceListStarted: ({ packages }) => `Started the price list with ${packages.length} packages`,
  PackageChanged: ({ package: changed, reason }) =>
    `Set ${changed.name} to ${priceOf(changed)}, ${changed.isShown ? 'shown' : 'not shown'}: ${reason}`,
  PromotionCreated: ({ promotion, reason }) =>
    `Created the promotion ${promotion.promoId}: ${promotion.discount} % until ${moment(promotion.endTime)}: ${reason}`,
  PromotionChanged: ({ promotion, reason }) =>
    `Changed the promotion ${promotion.promoId}: ${promotion.discount} % until ${moment(promotion.endTime)}: ${reason}`,
  PromotionEnded: ({ reason }) => `Ended the promotion: ${reason}`,
  PromotionActivated: ({ promoId, endTime }) =>
    `Started the promotion ${promoId}, which holds for this person until ${moment(endTime)}`,
  CpcOfferTaken: ({ promoId }) => `Kept the promotion ${promoId}, started earlier in a browser`,
  PromotionRedeemed: ({ promoId }) => `Bought with the promotion ${promoId}, which is now used up`,
};
