import { isPaidCart, type CartEvent, type CartState, type OpenedCart } from '#domain/commerce/carts/cart.ts';
import { recordPaymentReport, unreturnedPayments } from '#domain/commerce/carts/record-payment-report.ts';
import { notePaymentReturned, noteRefund } from '#domain/commerce/carts/settle-steps.ts';
import type { Decision } from '#domain/core/events/decision.ts';
import { Defect } from '#domain/core/defect.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import type { CreditDependencies } from '../../credits/credit-account.ts';
import { PaymentRefusal, type Payment, type Payments } from '../../payments/payments.ts';
import { deliverCart } from './deliver-cart.ts';
import { notePaymentCard } from './note-payment-card.ts';
import { onCart, readCart, stepOf } from './on-cart.ts';
import { revokeCart } from './revoke-cart.ts';

export type SettleDependencies = CreditDependencies & {
  readonly payments: Pick<Payments, 'refund'>;
  readonly settings: { readonly personalDataKey: Uint8Array };
};

/**
 * Applies the provider's payment states to a cart. Repeatable and concurrent: webhook, return and workflow all end
 * here. ADR 61.
 * @param payment its current state
 * @returns undefined for an unknown cart
 * @throws StoreUnavailable, ProviderAway
 */
export async function settleCart(
  dependencies: SettleDependencies,
  cartId: string,
  payment: Payment | undefined,
  context: CommandContext,
): Promise<OpenedCart | undefined> {
  const found = await readCart(dependencies.journal, cartId);
  if (!found) return undefined;
  const { userId } = found.cart;
  if (payment && payment.cartId !== cartId) throw new Defect('a payment is not of this cart');
  const step = async <Code extends string>(
    decide: (cart: CartState) => Decision<CartEvent, Code>,
  ): Promise<OpenedCart> => {
    const { journal } = dependencies;
    const changed = await onCart(journal, { cartId, userId }, stepOf(context, userId), decide);
    if ('rejected' in changed || changed.state.status === 'unopened')
      throw new Defect('a step of a cart was refused');
    return changed.state;
  };
  let cart = payment ? await step((state) => recordPaymentReport(state, payment)) : found.cart;
  cart = await giveOwedBack(dependencies, cart, step);
  if (isPaidCart(cart) && !cart.delivered) cart = await deliverCart(dependencies, cartId, context);
  const fingerprint = payment?.cardFingerprint;
  if (fingerprint !== undefined && isPaidCart(cart))
    await notePaymentCard(dependencies, { userId, fingerprint }, context);
  cart = await makeRefunds(dependencies, cart, step);
  if (isPaidCart(cart) && cart.status === 'refunded' && cart.delivered && !cart.isTakenBack)
    cart = await revokeCart(dependencies, cart, context);
  return cart;
}

type Step = <Code extends string>(
  decide: (cart: CartState) => Decision<CartEvent, Code>,
) => Promise<OpenedCart>;

/** Refunds money for which nothing was granted. If the provider refuses, reconciliation reports it. */
async function giveOwedBack(
  { payments }: SettleDependencies,
  cart: OpenedCart,
  step: Step,
): Promise<OpenedCart> {
  let after = cart;
  for (const { paymentId, paid } of unreturnedPayments(cart)) {
    const refund = { paymentId, amount: paid, idempotencyKey: `not-accepted-${paymentId}` };
    const made = await refused(payments.refund(refund));
    if ('refundId' in made) {
      const { refundId } = made;
      after = await step((state) => notePaymentReturned(state, { paymentId, refundId }));
    }
  }
  return after;
}

/** Makes the recorded refunds that are pending; the same key makes one refund. */
async function makeRefunds(
  { payments }: SettleDependencies,
  cart: OpenedCart,
  step: Step,
): Promise<OpenedCart> {
  if (!isPaidCart(cart)) return cart;
  const { paymentId } = cart.payment;
  let after: OpenedCart = cart;
  for (const { refundKey, amount } of cart.refunds.filter(({ status }) => status === 'asked')) {
    const outcome = await refused(payments.refund({ paymentId, amount, idempotencyKey: refundKey }));
    after = await step((state) => noteRefund(state, { refundKey, outcome }));
  }
  return after;
}

async function refused<Made extends object>(asked: Promise<Made>): Promise<Made | { readonly code: string }> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof PaymentRefusal) return { code: error.code };
    throw error;
  }
}
