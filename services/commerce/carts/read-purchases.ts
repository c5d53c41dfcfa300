import type { PaidAccess } from '#domain/accounts/paid-access.ts';
import type { Purchase } from '#domain/commerce/carts/cart-contract.ts';
import { isPaidCart } from '#domain/commerce/carts/cart.ts';
import { refundedMoney } from '#domain/commerce/carts/record-payment-report.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import type { Instant } from '#domain/core/instant.ts';
import { readCart, type ReadCart } from './on-cart.ts';

/** An account's purchases, newest first. @throws StoreUnavailable */
export async function readPurchases(journal: Journal, { grants = [] }: PaidAccess): Promise<Purchase[]> {
  const carts = await Promise.all(
    grants.toReversed().map(async ({ cartId, from, until }) => {
      const found = await readCart(journal, cartId);
      return found && purchaseOf(found, until > from ? until : null);
    }),
  );
  return carts.flatMap((purchase) => purchase ?? []);
}

/** @param until the end of its access; null without access */
export function purchaseOf({ cart, events }: ReadCart, until: Instant | null): Purchase | undefined {
  if (!isPaidCart(cart)) return undefined;
  const paidAt = events.find(({ type }) => type === 'PaymentSucceeded')?.metadata.at;
  if (paidAt === undefined) return undefined;
  const { cartId, packageId, quantity, payment, delivered } = cart;
  return {
    cartId,
    packageId,
    name: payment.offer.name,
    quantity,
    paidAt,
    paid: payment.total,
    method: payment.method,
    refunded: refundedMoney(cart),
    until,
    receiptNumber: delivered?.receiptNumber ?? null,
  };
}
