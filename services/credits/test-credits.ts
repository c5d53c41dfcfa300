import { reject, type Rejection } from '#domain/core/events/decision.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import type { TestReturnCause } from '#domain/credits/credit-kinds.ts';
import { entryOfSitting } from '#domain/credits/credit-ledger.ts';
import { returnTestCredit, spendTestCredit, type PaidSitting } from '#domain/credits/test-credits.ts';
import type { HandlingRejection } from '../core/handle.ts';
import { ofLedger, onCreditAccount, type CreditDependencies } from './credit-account.ts';
import { readCreditLedger } from './read-ledger.ts';

/** Spends a credit for a sitting, once, before it starts: see ADR 31. @throws StoreUnavailable */
export async function spendForSitting(
  dependencies: CreditDependencies,
  userId: string,
  sitting: PaidSitting,
  context: CommandContext,
): Promise<Rejection<'mock_test_locked' | HandlingRejection> | undefined> {
  const spent = await onCreditAccount(dependencies, { userId }, ofLedger(context), (ledger) =>
    spendTestCredit(ledger, sitting),
  );
  return 'rejected' in spent ? spent : undefined;
}

/** Whether an interrupted start has already spent a credit for a sitting. @throws StoreUnavailable */
export async function isSpentForSitting(
  { journal }: Pick<CreditDependencies, 'journal'>,
  userId: string,
  sitting: Pick<PaidSitting, 'kind' | 'sessionId'>,
): Promise<boolean> {
  const { ledger } = await readCreditLedger(journal, { userId });
  return ledger.spentFor.includes(entryOfSitting(sitting));
}

/**
 * Returns a sitting's credit, once.
 * @param given `wasFree`: paid by the flag
 * @returns `nothing_to_give_back` if none is left
 * @throws StoreUnavailable
 */
export async function returnCreditForSitting(
  dependencies: CreditDependencies,
  userId: string,
  {
    wasFree = false,
    ...given
  }: PaidSitting & {
    readonly cause: TestReturnCause;
    readonly reason?: string;
    readonly wasFree?: boolean;
  },
  context: CommandContext,
) {
  const outcome = await onCreditAccount(
    dependencies,
    { userId },
    // A repeated command of support gets its first answer; automatic returns follow the ledger, where the credit may
    // have been spent again.
    given.cause === 'our_fault' ? context : ofLedger(context),
    (ledger) => returnTestCredit(ledger, given, wasFree),
  );
  return 'rejected' in outcome || outcome.changed ? outcome : reject('nothing_to_give_back');
}
