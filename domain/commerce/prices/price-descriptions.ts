import type { Descriptions } from '../../core/capability.ts';
import { moment } from '../../core/text/words.ts';
import type { CpcOfferEvent } from '../promotions/cpc-offer.ts';
import { moneyInWords } from './money-arithmetic.ts';
import type { Package } from '../packages/package.ts';
import type { PriceListEvent } from './price-list.ts';
import type { PromotionRedemptionEvent } from '../promotions/promotion-redemption.ts';
import type { PromotionEvent } from '../promotions/promotion.ts';
import type { UserPromotionsEvent } from '../promotions/user-promotions.ts';

type PriceEvent =
  | PriceListEvent
  | PromotionEvent
  | UserPromotionsEvent
  | CpcOfferEvent
  | PromotionRedemptionEvent;

const priceOf = ({ audCents }: Package) => moneyInWords({ amount: audCents, currency: 'AUD' });

export const priceDescriptions: Descriptions<PriceEvent> = {
  PriceListStarted: ({ packages }) => `Started the price list with ${packages.length} packages`,
  PackageChanged: ({ package: changed, reason }) =>
    `Set ${changed.name} to ${priceOf(changed)}, ${changed.isShown ? 'shown' : 'not shown'}: ${reason}`,
  PromotionCreated: ({ promotion, reason }) =>
    `Created the promotion ${promotion.promoId}: ${promotion.discount}% until ${moment(promotion.endTime)}: ${reason}`,
  PromotionChanged: ({ promotion, reason }) =>
    `Changed the promotion ${promotion.promoId}: ${promotion.discount}% until ${moment(promotion.endTime)}: ${reason}`,
  PromotionEnded: ({ reason }) => `Ended the promotion: ${reason}`,
  PromotionActivated: ({ promoId, endTime }) =>
    `Started the promotion ${promoId}, which holds for this person until ${moment(endTime)}`,
  CpcOfferClaimed: ({ promoId }) => `Kept the promotion ${promoId}, started earlier in a browser`,
  PromotionRedeemed: ({ promoId }) => `Bought with the promotion ${promoId}, which is now used up`,
};
