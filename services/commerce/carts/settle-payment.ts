import { randomUUID } from 'node:crypto';
import type { Instant } from '#domain/core/instant.ts';
import { uuidFormat } from '../../core/ids.ts';
import type { Payment } from '../../payments/payments.ts';
import { settleCart, type SettleDependencies } from './settle-cart.ts';

/** Applies the provider's state of a payment. False for an unknown cart. @throws StoreUnavailable, ProviderAway */
export async function settlePayment(
  dependencies: SettleDependencies & { readonly clock: () => Instant },
  payment: Payment,
): Promise<boolean> {
  const { cartId } = payment;
  if (!uuidFormat.test(cartId)) return false;
  const id = randomUUID();
  const cart = await settleCart(dependencies, cartId, payment, {
    commandId: id,
    correlationId: id,
    actor: { kind: 'system', id: 'payments' },
    at: dependencies.clock(),
  });
  return cart !== undefined;
}
