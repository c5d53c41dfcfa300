import { reject } from '#domain/core/events/decision.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import { creditFor, paidCategoryOf } from '#domain/mock-tests/may-start.ts';
import { readAccount } from '../accounts/read-account.ts';
import type { CreditDependencies } from '../credits/credit-account.ts';
import { returnCreditForSitting } from '../credits/test-credits.ts';
import { readSitting } from './read-sitting.ts';

/** Returns the credit of a sitting that failed through our fault. Free sittings can be restarted. @throws StoreUnavailable */
export async function returnSittingCredit(
  dependencies: CreditDependencies,
  { sessionId, reason }: { readonly sessionId: string; readonly reason: string },
  context: CommandContext,
) {
  const sitting = await readSitting(dependencies.journal, sessionId);
  if (!sitting) return reject('mock_test_not_found');
  const { userId, mockTestId, sections, paidBy } = sitting.state.test;
  if ((await readAccount(dependencies.journal, userId)).status === 'deleted')
    return reject('account_deleted');
  if (paidBy !== 'credit' && paidBy !== 'flag') return reject('nothing_to_give_back');
  const kind = creditFor[paidCategoryOf({ sections })];
  const given = {
    kind,
    sessionId,
    mockTestId,
    cause: 'our_fault',
    reason,
    wasFree: paidBy === 'flag',
  } as const;
  return await returnCreditForSitting(dependencies, userId, given, context);
}
