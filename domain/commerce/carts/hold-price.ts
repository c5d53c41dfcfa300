import type { Instant } from '../../core/instant.ts';
import type { CartPrice, OpenedCart } from './cart.ts';

/** How long a cart keeps the price of its opening. */
export const priceHoldMs = 30 * 60_000;

/**
 * The price that a cart is paid at, and until when it holds: that of its opening for half an hour, unless it costs less
 * now or brings something else, as an upgrade does after days were bought. Null where that of now is asked for.
 * @param priced what it costs now
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
