import { reject, type Rejection } from '#domain/core/decision.ts';
import type { CommandContext } from '#domain/core/journal.ts';
import type { TestGiveBackCause } from '#domain/credits/credit-kinds.ts';
import { entryOfSitting } from '#domain/credits/credit-ledger.ts';
import { giveTestCreditBack, spendTestCredit, type PaidSitting } from '#domain/credits/test-credits.ts';
import { keyOf, onCreditAccount, readMonths, type CreditDependencies } from './credit-account.ts';
import { isSpentIn, lastMoveFor, ofLedger } from './credits.ts';

/**
 * Spends a credit for a sitting, once however often it is asked; then the sitting is started: see ADR 31.
 * @throws StoreUnavailable
 */
export async function spendForSitting(
  dependencies: CreditDependencies,
  userId: string,
  sitting: PaidSitting,
  context: CommandContext,
): Promise<Rejection<'mock_test_locked'> | undefined> {
  const { journal } = dependencies;
  const spent = await onCreditAccount(
    dependencies,
    { userId },
    ofLedger(context),
    (ledger) => spendTestCredit(ledger, sitting),
    // Sent again in the first moments of another month.
    ({ key, months }) => isSpentIn(journal, key, months.slice(-2, -1), entryOfSitting(sitting)),
  );
  return spent && 'rejected' in spent && spent.rejected === 'mock_test_locked'
    ? reject('mock_test_locked')
    : undefined;
}

/** Whether a credit is spent for a sitting already, by a start that was cut off. @throws StoreUnavailable */
export async function isSpentForSitting(
  { journal }: Pick<CreditDependencies, 'journal'>,
  userId: string,
  sitting: Pick<PaidSitting, 'kind' | 'sessionId'>,
): Promise<boolean> {
  const key = keyOf({ userId });
  return isSpentIn(journal, key, await readMonths(journal, key), entryOfSitting(sitting));
}

/**
 * Gives a credit for a sitting back, once.
 * @param given `wasFree`: the sitting was paid by the flag, so no credit was spent that could come back
 * @returns `nothing_to_give_back` where none was spent, or one was given back before
 * @throws StoreUnavailable
 */
export async function giveBackForSitting(
  dependencies: CreditDependencies,
  userId: string,
  {
    wasFree = false,
    ...given
  }: PaidSitting & {
    readonly cause: TestGiveBackCause;
    readonly reason?: string;
    readonly wasFree?: boolean;
  },
  context: CommandContext,
) {
  const { journal } = dependencies;
  const entry = entryOfSitting(given);
  const isOwed = async (key: string, months: readonly string[]) =>
    (await lastMoveFor(journal, key, months, entry)) === (wasFree ? undefined : 'spent');
  const key = keyOf({ userId });
  const wasOwed = await isOwed(key, await readMonths(journal, key));
  const outcome = await onCreditAccount(
    dependencies,
    { userId },
    // What support sends again is answered as before; what is settled may have been spent once more since.
    given.cause === 'our_fault' ? context : ofLedger(context),
    (ledger) => (wasOwed ? giveTestCreditBack(ledger, given) : reject('nothing_to_give_back')),
    // Given back in a book that is closed by now.
    async (books) => wasOwed && !(await isOwed(books.key, books.months)),
  );
  return outcome ?? reject('nothing_to_give_back');
}
