import { callsOf, defineCapability } from '../core/capability.ts';
import * as cartAdminContract from './cart-admin-contract.ts';
import * as cartContract from './cart-contract.ts';
import { cartDescriptions } from './cart-descriptions.ts';
import { cartStream } from './cart.ts';
import * as contract from './contract.ts';
import { cpcOfferStream } from './cpc-offer.ts';
import { paymentCardDescriptions, paymentCardStream } from './payment-card.ts';
import { priceDescriptions } from './price-descriptions.ts';
import * as priceListContract from './price-list-contract.ts';
import { priceListStream } from './price-list.ts';
import * as promotionContract from './promotion-contract.ts';
import { promotionRedemptionStream } from './promotion-redemption.ts';
import { promotionStream } from './promotion.ts';
import * as reconciliationContract from './reconciliation-contract.ts';
import { receiptNumberDescriptions, receiptNumbersStream } from './receipt-numbers.ts';
import { userPromotionsStream } from './user-promotions.ts';

/** What is sold, to whom for how much, how it is paid, and what is granted for it. */
export const commerce = defineCapability({
  name: 'commerce',
  streams: [
    priceListStream,
    promotionStream,
    userPromotionsStream,
    cpcOfferStream,
    promotionRedemptionStream,
    cartStream,
    receiptNumbersStream,
    paymentCardStream,
  ],
  calls: callsOf(
    contract,
    cartContract,
    priceListContract,
    promotionContract,
    cartAdminContract,
    reconciliationContract,
  ),
  rejections: {
    package_not_offered: 409,
    package_does_not_fit: 422,
    mail_not_verified: 409,
    promotion_not_found: 404,
    promotion_exists: 409,
    promotion_redeemed: 409,
    cart_not_found: 404,
    cart_closed: 409,
    price_changed: 409,
    method_does_not_fit: 422,
    nothing_to_refund: 409,
    refund_too_high: 422,
    provider_away: 503,
  },
  descriptions: {
    ...priceDescriptions,
    ...cartDescriptions,
    ...receiptNumberDescriptions,
    ...paymentCardDescriptions,
  },
});
