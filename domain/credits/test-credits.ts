import { reject, type Decision } from '../core/events/decision.ts';
import type { TestCreditKind, TestReturnCause } from './credit-kinds.ts';
import { entryOfSitting, type CreditLedger, type CreditLedgerEvent } from './credit-ledger.ts';

export interface PaidSitting {
  readonly kind: TestCreditKind;
  readonly sessionId: string;
  readonly mockTestId: string;
}

/** Spends a credit for a sitting, once; `mock_test_locked` without one. */
export function spendTestCredit(
  { balances, spentFor }: CreditLedger,
  sitting: PaidSitting,
): Decision<CreditLedgerEvent, 'mock_test_locked'> {
  if (spentFor.includes(entryOfSitting(sitting))) return [];
  if (balances[sitting.kind] < 1) return reject('mock_test_locked');
  return [{ type: 'TestCreditSpent', data: { ...sitting } }];
}

/** Returns a sitting's credit, once. @param wasFree paid by the flag: grants a credit although it cost none */
export function returnTestCredit(
  { spentFor, compensatedFor }: CreditLedger,
  given: PaidSitting & { readonly cause: TestReturnCause; readonly reason?: string },
  wasFree = false,
): Decision<CreditLedgerEvent> {
  const entry = entryOfSitting(given);
  const isOwed = wasFree ? ![...spentFor, ...compensatedFor].includes(entry) : spentFor.includes(entry);
  return isOwed ? [{ type: 'TestCreditReturned', data: { ...given } }] : [];
}
