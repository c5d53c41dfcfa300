import type { AdminCart } from '#domain/commerce/cart-admin-contract.ts';
import { formatMoney } from '#domain/commerce/money-arithmetic.ts';
import type { Money } from '#domain/commerce/money.ts';
import { packageWords } from '#domain/commerce/package-words.ts';

/** An amount as the console shows it, or a dash. */
export const amount = (money: Money | null): string => (money ? formatMoney(money, 'en-GB') : '–');

/** What was bought and for how much; the price of an open cart is not known yet. */
export function cartName({ packageId, total }: Pick<AdminCart, 'packageId' | 'total'>): string {
  const words = packageWords(packageId);
  return total ? `${words}, ${amount(total)}` : words;
}
