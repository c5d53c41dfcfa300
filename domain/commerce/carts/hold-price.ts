import type { Instant } from '../../core/instant.ts';
import type { CartPrice, OpenedCart } from './cart.ts';

/** How long a cart keeps the price of its opening. */
export const priceHoldMs = 30 * 60_000;

/**
 * The opening price for half an hour, unless now is cheaper or brings something else; null after a request at the
 * present price.
 * @param priced the price now
 */
export function holdPrice(
  { held }: Pick<OpenedCart, 'held'>,
  priced: CartPrice,
  now: Instant,
): { readonly price: CartPrice; readonly heldUntil: Instant | null } {
  const isKept =
    held !== null &&
    Date.parse(now) < Date.parse(held.until) &&
    held.days === priced.days &&
    held.total.currency === priced.total.currency &&
    held.total.amount <= priced.total.amount;
  if (!isKept) return { price: priced, heldUntil: null };
  const { until, ...price } = held;
  return { price, heldUntil: until };
}
