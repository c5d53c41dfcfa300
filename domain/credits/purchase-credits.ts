import type { PackageId } from '../commerce/packages/package-id.ts';
import type { Decision } from '../core/events/decision.ts';
import type { CreditKind } from './credit-kinds.ts';
import { entryOfPurchase, type CreditLedger, type CreditLedgerEvent } from './credit-ledger.ts';

/** Credits of a kind that a purchase brings. */
export interface BoughtCredits {
  readonly cartId: string;
  readonly packageId: PackageId;
  readonly kind: CreditKind;
  readonly credits: number;
}

/** Grants what a purchase brings of a kind, once. */
export function grantBought({ bought }: CreditLedger, purchase: BoughtCredits): Decision<CreditLedgerEvent> {
  if (purchase.credits === 0 || bought.includes(entryOfPurchase(purchase))) return [];
  return [{ type: 'BoughtCreditsGranted', data: { ...purchase } }];
}

/**
 * Takes back what a purchase brought of a kind as far as it is unused, once; nothing where it was never granted. What was
 * had otherwise counts as spent first, so at most all that is left is taken, and never more than was bought. See ADR 62.
 */
export function revokeBought(
  { balances, bought, takenBack }: CreditLedger,
  purchase: BoughtCredits,
): Decision<CreditLedgerEvent> {
  const entry = entryOfPurchase(purchase);
  if (!bought.includes(entry) || takenBack.includes(entry)) return [];
  const credits = Math.min(purchase.credits, balances[purchase.kind]);
  return [{ type: 'BoughtCreditsTakenBack', data: { ...purchase, credits } }];
}
