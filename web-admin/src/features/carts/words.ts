import type { AdminCart } from '#domain/commerce/carts/cart-admin-contract.ts';
import type { Concern } from '#domain/commerce/concerns.ts';
import { formatMoney } from '#domain/commerce/prices/money-arithmetic.ts';
import type { Money } from '#domain/commerce/prices/money.ts';
import { packageWords } from '#domain/commerce/packages/package-words.ts';

export const amount = (money: Money | null): string => (money ? formatMoney(money, 'en-GB') : '–');

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

export function disputeInWords({
  isDisputed,
  disputeOutcome,
}: Pick<AdminCart, 'isDisputed' | 'disputeOutcome'>): string | null {
  if (isDisputed) return 'Open';
  return disputeOutcome && outcomes[disputeOutcome];
}

export const overpaymentsInWords = ({ overpayments }: AdminCart): string =>
  overpayments
    .map(({ paid, isReturned }) => `${amount(paid)}, ${isReturned ? 'returned' : 'not returned yet'}`)
    .join('; ') || '–';
