import type { PackageId } from '../commerce/packages/package-id.ts';
import type { Decision } from '../core/events/decision.ts';
import type { CreditKind } from './credit-kinds.ts';
import { entryOfPurchase, type CreditLedger, type CreditLedgerEvent } from './credit-ledger.ts';

export interface BoughtCredits {
  readonly cartId: string;
  readonly packageId: PackageId;
  readonly kind: CreditKind;
  readonly credits: number;
}

export function grantBought({ bought }: CreditLedger, purchase: BoughtCredits): Decision<CreditLedgerEvent> {
  if (purchase.credits === 0 || bought.includes(entryOfPurchase(purchase))) return [];
  return [{ type: 'BoughtCreditsGranted', data: { ...purchase } }];
}

/** Revokes a purchase's unused credits, once; others count as spent first: ADR 62. */
export function revokeBought(
  { balances, bought, takenBack }: CreditLedger,
  purchase: BoughtCredits,
): Decision<CreditLedgerEvent> {
  const entry = entryOfPurchase(purchase);
  if (!bought.includes(entry) || takenBack.includes(entry)) return [];
  const credits = Math.min(purchase.credits, balances[purchase.kind]);
  return [{ type: 'BoughtCreditsRevoked', data: { ...purchase, credits } }];
}
