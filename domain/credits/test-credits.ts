import { reject } from '../core/decision.ts';
import type { TestCreditKind, TestGiveBackCause } from './credit-kinds.ts';
import { entryOfSitting, type CreditLedger, type Decided } from './credit-ledger.ts';

/** The sitting that a credit is for. */
export interface PaidSitting {
  readonly kind: TestCreditKind;
  readonly sessionId: string;
  readonly mockTestId: string;
}

/** Spends a credit for a sitting, once; `mock_test_locked` where none of the kind is left. */
export function spendTestCredit(
  { status, balances, spentFor }: CreditLedger,
  sitting: PaidSitting,
): Decided<'mock_test_locked' | 'revision_conflict'> {
  if (spentFor.includes(entryOfSitting(sitting))) return [];
  if (status !== 'open') return reject('revision_conflict');
  if (balances[sitting.kind] < 1) return reject('mock_test_locked');
  return [{ type: 'TestCreditSpent', data: { ...sitting } }];
}

/** Gives a credit for a sitting back, once. Whether one is owed, in this book or by an earlier one, is known before. */
export function giveTestCreditBack(
  { status, givenBackFor }: CreditLedger,
  given: PaidSitting & { readonly cause: TestGiveBackCause; readonly reason?: string },
): Decided {
  if (givenBackFor.includes(entryOfSitting(given))) return [];
  if (status !== 'open') return reject('revision_conflict');
  return [{ type: 'TestCreditGivenBack', data: { ...given } }];
}
