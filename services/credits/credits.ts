import {
  creditLedgerStream,
  giveCreditBack,
  grantCredits,
  spendCredit,
  type CreditLedger,
  type NoCredits,
} from '#domain/credits/credit-ledger.ts';
import type { AnswerCreditKind, CreditKind, GiveBackCause } from '#domain/credits/credit-kinds.ts';
import type { Rejection } from '#domain/core/decision.ts';
import type { CommandContext, Journal } from '#domain/core/journal.ts';
import { fold } from '#domain/core/stream.ts';
import type { Person } from '#projections/progress/person.ts';
import { v7 as newId } from 'uuid';
import { keyOf, onCreditAccount, readBook, readMonths, type CreditDependencies } from './credit-account.ts';

/** The answer that a credit is for. */
interface Answered {
  readonly kind: AnswerCreditKind;
  readonly attemptId: string;
  readonly uid: string;
}

/**
 * Spends one credit for an attempt, once however often it is asked: what was spent is told by the ledger, not
 * by the command.
 * @param unlimited the kinds that cost this person nothing now
 * @throws StoreUnavailable
 */
export async function spendForAnswer(
  dependencies: CreditDependencies,
  person: Person,
  answered: Answered,
  context: CommandContext,
  unlimited: readonly AnswerCreditKind[] = [],
): Promise<Rejection<NoCredits> | undefined> {
  const spent = await onCreditAccount(
    dependencies,
    person,
    ofLedger(context),
    (ledger) => spendCredit(ledger, answered, unlimited),
    // Sent again in the first moments of another month.
    async ({ key, months }) => {
      const [previous] = months.slice(-2, -1);
      if (previous === undefined) return false;
      return (await ledgerOf(dependencies.journal, key, previous)).spentFor.includes(answered.attemptId);
    },
  );
  if (!spent || !('rejected' in spent)) return undefined;
  const { rejected } = spent;
  return rejected === 'no_writing_credits' || rejected === 'no_speaking_credits' ? { rejected } : undefined;
}

/**
 * Gives the credit of an attempt back, once; where none was spent, or it came back before, nothing happens.
 * @throws StoreUnavailable
 */
export async function giveBack(
  dependencies: CreditDependencies,
  person: Person,
  given: Answered & { readonly cause: GiveBackCause },
  context: CommandContext,
): Promise<void> {
  const { journal } = dependencies;
  const books = keyOf(person);
  if (!(await isSpentIn(journal, books, await readMonths(journal, books), given.attemptId))) return;
  await onCreditAccount(
    dependencies,
    person,
    ofLedger(context),
    (ledger) => giveCreditBack(ledger, given),
    async ({ key, months }) => !(await isSpentIn(journal, key, months, given.attemptId)),
  );
}

/** An admin gives a user credits. @throws StoreUnavailable */
export async function grantToUser(
  dependencies: CreditDependencies,
  userId: string,
  granted: { readonly kind: CreditKind; readonly credits: number; readonly reason: string },
  context: CommandContext,
) {
  return await onCreditAccount(
    dependencies,
    { userId },
    context,
    (ledger) => grantCredits(ledger, granted),
    async ({ key, months }) => {
      const [previous] = months.slice(-2, -1);
      if (previous === undefined) return false;
      const before = await readBook(dependencies.journal, key, previous);
      return before.some(({ metadata }) => metadata.causationId === context.commandId);
    },
  );
}

/** Moves of the ledger are told apart by the attempt they are for: the command may come again after a give-back. */
export function ofLedger({ fingerprint: _fingerprint, ...context }: CommandContext): CommandContext {
  return { ...context, commandId: newId() };
}

async function ledgerOf(journal: Journal, key: string, month: string): Promise<CreditLedger> {
  return fold(creditLedgerStream, await readBook(journal, key, month));
}

/** Whether the last move for an attempt or a sitting was to spend; see `lastMoveFor`. */
export async function isSpentIn(
  journal: Journal,
  key: string,
  months: readonly string[],
  entry: string,
): Promise<boolean> {
  return (await lastMoveFor(journal, key, months, entry)) === 'spent';
}

/** What the books know last of an attempt or a sitting; the newest one that knows of it tells. */
export async function lastMoveFor(
  journal: Journal,
  key: string,
  months: readonly string[],
  entry: string,
): Promise<'spent' | 'given_back' | undefined> {
  for (const month of months.toReversed()) {
    const { spentFor, givenBackFor } = await ledgerOf(journal, key, month);
    if (spentFor.includes(entry)) return 'spent';
    if (givenBackFor.includes(entry)) return 'given_back';
  }
  return undefined;
}
