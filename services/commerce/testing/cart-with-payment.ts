import { randomUUID } from 'node:crypto';
import { cartStream } from '#domain/commerce/carts/cart.ts';
import { silverAsk, silverCart } from '#domain/commerce/testing/carts.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import { anOrder } from '../../payments/testing/contract.ts';
import type { RequestedPayment, Payments } from '../../payments/payments.ts';

export interface CartWithPayment extends RequestedPayment {
  readonly cartId: string;
  readonly userId: string;
}

/** Silver in a student's cart, with a payment at the provider. */
export async function cartWithPayment(
  { journal, payments }: { readonly journal: Journal; readonly payments: Payments },
  userId: string,
  given: { readonly cartId?: string } = {},
): Promise<CartWithPayment> {
  const { cartId = randomUUID() } = given;
  const isNew = given.cartId === undefined;
  const asked = await payments.ask(anOrder({ cartId, total: silverAsk.total }));
  const { paymentId } = asked;
  const at = new Date().toISOString();
  await journal.append(
    cartStream,
    cartStream.nameOf(cartId),
    [
      ...(isNew ? [{ type: 'CartOpened' as const, data: { ...silverCart, cartId, userId } }] : []),
      { type: 'PaymentRequested', data: { ...silverAsk, paymentId } },
    ],
    isNew ? 'noStream' : 'any',
    {
      commandId: randomUUID(),
      correlationId: randomUUID(),
      actor: { kind: 'student', id: userId },
      userId,
      at,
    },
  );
  return { ...asked, cartId, userId };
}
