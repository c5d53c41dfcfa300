import { grantAt } from '#domain/accounts/paid-access.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { TestRights } from '#domain/mock-tests/may-start.ts';
import { readPreferences } from '../accounts/profile/read-preferences.ts';
import type { CreditDependencies } from '../credits/credit-account.ts';
import { readStanding } from '../credits/read-ledger.ts';
import { viewerOf, type AccountHolder } from '../identity/principal.ts';
import { readOwnStart } from '../sittings/read-sitting.ts';
import { flaggedSittingId, freeSittingId } from '../sittings/sitting-ids.ts';

export async function readRights(
  dependencies: CreditDependencies,
  principal: AccountHolder,
  now: Instant,
): Promise<TestRights> {
  const { journal } = dependencies;
  const { userId } = principal;
  const isSat = async (sessionId: string) => (await readOwnStart(journal, sessionId, userId)) !== undefined;
  const [standing, { stepsDone }, hasSatFreeTest] = await Promise.all([
    readStanding(dependencies, { userId }),
    readPreferences(journal, principal.account),
    isSat(freeSittingId(userId)),
  ]);
  return {
    viewer: viewerOf(principal),
    // Time granted by an admin counts as a subscription.
    packageGroup: grantAt(principal.account, now)?.group ?? 'subscription',
    credits: standing,
    hasFirstFullTest: stepsDone.includes('can_take_mock_test_1') && !(await isSat(flaggedSittingId(userId))),
    hasSatFreeTest,
  };
}
