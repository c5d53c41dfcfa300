import type { Logger } from 'pino';
import { isPaidCart, type OpenedCart } from '#domain/commerce/carts/cart.ts';
import { Defect } from '#domain/core/defect.ts';
import { reconcile, type ReconcileDependencies } from '#services/commerce/reconciliation/reconcile.ts';
import { settleCart } from '#services/commerce/carts/settle-cart.ts';
import { UnknownPayment, type Payment } from '#services/payments/payments.ts';
import { contextOfStep } from '../core/command-context.ts';
import { givingUpDefects } from '../core/failure.ts';
import type {
  PaymentOutcome,
  PurchaseActivities,
  PurchaseInput,
  SettlingInput,
} from './purchase-contract.ts';

export type PurchaseDependencies = ReconcileDependencies & { readonly log: Pick<Logger, 'error'> };

export function createPurchaseActivities(dependencies: PurchaseDependencies): PurchaseActivities {
  const { payments, clock, log } = dependencies;

  async function settle(input: SettlingInput, payment: Payment | undefined): Promise<OpenedCart> {
    const { cartId, correlationId } = input;
    const context = contextOfStep({ name: `${cartId}/settle/${clock()}`, correlationId, at: clock() });
    const cart = await settleCart(dependencies, cartId, payment, context);
    if (!cart) throw new Defect(`there is no cart ${cartId}`);
    return cart;
  }

  async function settled(input: PurchaseInput, payment: Payment): Promise<PaymentOutcome> {
    const cart = await settle(input, payment);
    // Settling throws until everything that follows from the payment is done.
    if (payment.status === 'succeeded' || payment.status === 'cancelled') return 'over';
    const isPaidByAnother = isPaidCart(cart) && cart.payment.paymentId !== input.paymentId;
    return isPaidByAnother ? giveUp(input) : 'under_way';
  }

  async function giveUp(input: PurchaseInput): Promise<PaymentOutcome> {
    const payment = await known(payments.cancel(input.paymentId));
    await settle(input, payment);
    // A payment in processing cannot be cancelled.
    return payment.status === 'processing' ? 'under_way' : 'over';
  }

  return {
    lookAtPayment: givingUpDefects(async (input) =>
      settled(input, await known(payments.find(input.paymentId))),
    ),
    giveUpPayment: givingUpDefects(giveUp),
    finishCart: givingUpDefects(async (input) => {
      await settle(input, undefined);
    }),
    comparePayments: givingUpDefects(async () => {
      const { differences } = await reconcile(dependencies);
      // Ids and amounts are for admins, on the health page.
      if (differences.length > 0)
        log.error({ differences: differences.length }, 'payments differ from the provider’s');
    }),
  };
}

/** Requested payments persist at the provider: a missing one needs a person's attention. */
async function known(asked: Promise<Payment>): Promise<Payment> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof UnknownPayment) throw new Defect(error.message);
    throw error;
  }
}
