import {
  returnSpentCredit,
  grantCredits,
  spendCredit,
  type CreditLedger,
  type CreditLedgerEvent,
  type NoCredits,
} from '#domain/credits/credit-ledger.ts';
import type { AnswerCreditKind, CreditKind, ReturnCause } from '#domain/credits/credit-kinds.ts';
import { grantBought, revokeBought } from '#domain/credits/purchase-credits.ts';
import { grantReward, revokeReward } from '#domain/credits/reward-credits.ts';
import type { Decision, Rejection } from '#domain/core/events/decision.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import type { Person } from '#projections/progress/person.ts';
import type { HandlingRejection } from '../core/handle.ts';
import { ofLedger, onCreditAccount, type CreditDependencies } from './credit-account.ts';

interface Answered {
  readonly kind: AnswerCreditKind;
  readonly attemptId: string;
  readonly uid: string;
}

/** Spends one credit for an attempt, once. @param unlimited the kinds that are free for this person now @throws StoreUnavailable */
export async function spendForAnswer(
  dependencies: CreditDependencies,
  person: Person,
  answered: Answered,
  context: CommandContext,
  unlimited: readonly AnswerCreditKind[] = [],
): Promise<Rejection<NoCredits | HandlingRejection> | undefined> {
  const spent = await onCreditAccount(dependencies, person, ofLedger(context), (ledger) =>
    spendCredit(ledger, answered, unlimited),
  );
  return 'rejected' in spent ? spent : undefined;
}

/** Returns the credit of an attempt, once; nothing if none was spent. @throws StoreUnavailable */
export async function returnCreditForAnswer(
  dependencies: CreditDependencies,
  person: Person,
  given: Answered & { readonly cause: ReturnCause },
  context: CommandContext,
): Promise<void> {
  await onCreditAccount(dependencies, person, ofLedger(context), (ledger) =>
    returnSpentCredit(ledger, given),
  );
}

export async function grantToUser(
  dependencies: CreditDependencies,
  userId: string,
  granted: { readonly kind: CreditKind; readonly credits: number; readonly reason: string },
  context: CommandContext,
) {
  return await onCreditAccount(dependencies, { userId }, context, (ledger) =>
    grantCredits(ledger, { ...granted, grantId: context.commandId }),
  );
}

/** A decision on a user's ledger, sent once per command. */
const onLedger =
  <Of>(decide: (ledger: CreditLedger, of: Of) => Decision<CreditLedgerEvent>) =>
  async (
    dependencies: CreditDependencies,
    userId: string,
    of: Of,
    context: CommandContext,
  ): Promise<void> => {
    await onCreditAccount(dependencies, { userId }, ofLedger(context), (ledger) => decide(ledger, of));
  };

/** Grants a purchase's credits of a kind, once. @throws StoreUnavailable */
export const grantBoughtCredits = onLedger(grantBought);

/** Revokes the unused part, once; nothing if it was never granted. @throws StoreUnavailable */
export const revokeBoughtCredits = onLedger(revokeBought);

/** Grants a reward's credits, once. @throws StoreUnavailable */
export const grantRewardCredits = onLedger(grantReward);

/** Revokes the unused part, once; it cannot be granted afterwards. @throws StoreUnavailable */
export const revokeRewardCredits = onLedger(revokeReward);
