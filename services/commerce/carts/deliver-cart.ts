import { accountStream } from '#domain/accounts/account.ts';
import { grantPackage } from '#domain/accounts/grant-package.ts';
import { accessOf, creditsOf } from '#domain/commerce/carts/bought.ts';
import { isPaidCart, type OpenedCart } from '#domain/commerce/carts/cart.ts';
import {
  promotionRedemptionStream,
  redeemPromotion,
  redemptionId,
} from '#domain/commerce/promotions/promotion-redemption.ts';
import { askRefund, noteDelivered } from '#domain/commerce/carts/settle-steps.ts';
import { Defect } from '#domain/core/defect.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import { handle } from '../../core/handle.ts';
import type { CreditDependencies } from '../../credits/credit-account.ts';
import { grantBoughtCredits } from '../../credits/credits.ts';
import { numberReceipt } from '../receipts/number-receipt.ts';
import { onCart, readCart, stepOf } from './on-cart.ts';

/**
 * Grants the purchases of a paid cart: access, credits, receipt number, then completion. Refunds a deleted account.
 * @throws StoreUnavailable
 */
export async function deliverCart(
  dependencies: CreditDependencies,
  cartId: string,
  context: CommandContext,
): Promise<OpenedCart> {
  const { journal } = dependencies;
  const found = await readCart(journal, cartId);
  if (!found || !isPaidCart(found.cart)) throw new Defect('only what is paid is delivered');
  const { cart, events } = found;
  const { userId } = cart;
  const step = () => stepOf(context, userId);
  const granted = await handle(journal, accountStream, userId, step(), (account) =>
    grantPackage(account, { ...accessOf(cart), now: context.at }),
  );
  if ('rejected' in granted) {
    const refundKey = `undelivered-${cartId}`;
    const asked = await onCart(journal, cart, step(), (state) =>
      askRefund(state, { refundKey, cause: 'account_deleted' }),
    );
    // All of it may have been refunded already.
    if ('rejected' in asked || asked.state.status === 'unopened') return cart;
    return asked.state;
  }
  const { promoId } = cart.payment;
  // If another purchase has redeemed it meanwhile, the paid price still holds.
  if (promoId !== null)
    await handle(journal, promotionRedemptionStream, redemptionId(promoId, userId), step(), (redemption) =>
      redeemPromotion(redemption, { promoId, userId, cartId }),
    );
  for (const bought of creditsOf(cart)) await grantBoughtCredits(dependencies, userId, bought, step());
  const paid = events.find(({ type }) => type === 'PaymentSucceeded');
  if (!paid) throw new Defect('a paid cart has a payment');
  const { recordedAt: paidAt, position: paidPosition } = paid;
  const receiptNumber = await numberReceipt(journal, { cartId, paidAt, paidPosition }, step());
  const grants = 'grants' in granted.state ? granted.state.grants : [];
  const grant = grants?.find((held) => held.cartId === cartId);
  const until = grant && grant.until > grant.from ? grant.until : null;
  const delivered = await onCart(journal, cart, step(), (state) =>
    noteDelivered(state, { until, receiptNumber }),
  );
  if ('rejected' in delivered || delivered.state.status === 'unopened')
    throw new Defect('what is granted can be told');
  return delivered.state;
}
