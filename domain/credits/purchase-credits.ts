import type { PackageId } from '../commerce/package-id.ts';
import { reject } from '../core/decision.ts';
import type { CreditKind } from './credit-kinds.ts';
import { entryOfPurchase, type CreditLedger, type Decided } from './credit-ledger.ts';

/** Credits of a kind that a purchase brings. */
export interface BoughtCredits {
  readonly cartId: string;
  readonly packageId: PackageId;
  readonly kind: CreditKind;
  readonly credits: number;
}

/** Grants what a purchase brings of a kind, once. That no earlier book has it already is known before. */
export function grantBought(
  { status, bought }: CreditLedger,
  { cartId, packageId, kind, credits }: BoughtCredits,
): Decided {
  if (credits === 0 || bought.includes(entryOfPurchase({ cartId, kind }))) return [];
  if (status !== 'open') return reject('revision_conflict');
  return [{ type: 'BoughtCreditsGranted', data: { cartId, packageId, kind, credits } }];
}

/**
 * Takes back what a purchase brought of a kind as far as it is unused, once: what was had otherwise counts as spent first,
 * so at most all that is left is taken, and never more than was bought. See ADR 62. That it was granted, in this book or an
 * earlier one, is known before.
 */
export function takeBoughtBack(
  { status, balances, takenBack }: CreditLedger,
  { cartId, packageId, kind, credits }: BoughtCredits,
): Decided {
  if (takenBack.includes(entryOfPurchase({ cartId, kind }))) return [];
  if (status !== 'open') return reject('revision_conflict');
  const unused = Math.min(credits, balances[kind]);
  return [{ type: 'BoughtCreditsTakenBack', data: { cartId, packageId, kind, credits: unused } }];
}
