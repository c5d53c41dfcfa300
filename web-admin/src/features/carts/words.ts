import type { AdminCart } from '#domain/commerce/carts/cart-admin-contract.ts';
import type { Concern } from '#domain/commerce/concerns.ts';
import { formatMoney } from '#domain/commerce/prices/money-arithmetic.ts';
import type { Money } from '#domain/commerce/prices/money.ts';
import { packageWords } from '#domain/commerce/packages/package-words.ts';

/** An amount as the console shows it, or a dash. */
export const amount = (money: Money | null): string => (money ? formatMoney(money, 'en-GB') : '–');

/** What was bought and for how much; the price of an open cart is not known yet. */
export function cartName({ packageId, total }: Pick<AdminCart, 'packageId' | 'total'>): string {
  const words = packageWords(packageId);
  return total ? `${words}, ${amount(total)}` : words;
}

export const concernNames: Readonly<Record<Concern, string>> = {
  overpaid: 'Overpaid',
  refund_failed: 'Refund failed',
  disputed: 'Disputed',
};

const outcomes = { won: 'Won', lost: 'Lost', unknown: 'Closed' };

/** Nothing where the payment was never disputed. */
export function disputeInWords({
  isDisputed,
  disputeOutcome,
}: Pick<AdminCart, 'isDisputed' | 'disputeOutcome'>): string | null {
  if (isDisputed) return 'Open';
  return disputeOutcome && outcomes[disputeOutcome];
}

/** Money that nothing was granted for. */
export const overpaymentsInWords = ({ overpayments }: AdminCart): string =>
  overpayments
    .map(({ paid, isReturned }) => `${amount(paid)}, ${isReturned ? 'returned' : 'not returned yet'}`)
    .join('; ') || '–';
