import type { Instant } from '../../core/instant.ts';
import type { CartPrice, OpenedCart } from './cart.ts';

export const priceHoldMs = 30 * 60_000;

/**
 * The opening price for half an hour, unless the current one is lower or the content differs; null after a request at
 * the current price.
 * @param priced the current price
 */
export function holdPrice(
  { held }: Pick<OpenedCart, 'held'>,
  priced: CartPrice,
  now: Instant,
): { readonly price: CartPrice; readonly heldUntil: Instant | null } {
  const isHeld =
    held !== null &&
    Date.parse(now) < Date.parse(held.until) &&
    held.days === priced.days &&
    held.total.currency === priced.total.currency &&
    held.total.amount <= priced.total.amount;
  if (!isHeld) return { price: priced, heldUntil: null };
  const { until, ...price } = held;
  return { price, heldUntil: until };
}
