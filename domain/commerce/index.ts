import { callsOf, defineCapability } from '../core/capability.ts';
import * as cartAdminContract from './carts/cart-admin-contract.ts';
import * as cartContract from './carts/cart-contract.ts';
import { cartDescriptions } from './carts/cart-descriptions.ts';
import { cartStream } from './carts/cart.ts';
import * as contract from './contract.ts';
import { cpcOfferStream } from './promotions/cpc-offer.ts';
import { paymentCardDescriptions, paymentCardStream } from './carts/payment-card.ts';
import { priceDescriptions } from './prices/price-descriptions.ts';
import * as priceListContract from './prices/price-list-contract.ts';
import { priceListStream } from './prices/price-list.ts';
import * as promotionContract from './promotions/promotion-contract.ts';
import { promotionRedemptionStream } from './promotions/promotion-redemption.ts';
import { promotionStream } from './promotions/promotion.ts';
import * as reconciliationContract from './carts/reconciliation-contract.ts';
import { receiptNumberDescriptions, receiptNumbersStream } from './carts/receipt-numbers.ts';
import { userPromotionsStream } from './promotions/user-promotions.ts';

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
