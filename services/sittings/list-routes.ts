import { reject, type Decision } from '#domain/core/events/decision.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import { adminMockTests } from '#domain/sittings/admin-contract.ts';
import * as contract from '#domain/sittings/list-contract.ts';
import type { MockTestAttempt, MockTestEvent } from '#domain/sittings/mock-test-attempt.ts';
import { removeSitting, restoreSitting } from '#domain/sittings/remove-sitting.ts';
import type { Dependencies } from '../dependencies.ts';
import { done, route, type Route } from '../http/route.ts';
import { admissionRefusal } from '../identity/principal.ts';
import { onSitting, recordMockTestResult } from './commands.ts';
import { readOwnSitting, readSitting } from './read-sitting.ts';
import { timedResult } from './sitting-view.ts';

export function sittingListRoutes(
  dependencies: Dependencies,
  nameOf: (mockTestId: string) => Promise<string>,
): Route[] {
  const { journal } = dependencies;

  async function change(
    { sessionId }: { readonly sessionId: string },
    userId: string,
    context: CommandContext,
    decide: (state: MockTestAttempt) => Decision<MockTestEvent, 'mock_test_not_found'>,
  ) {
    const sitting = await readSitting(journal, sessionId);
    if (sitting?.state.test.userId !== userId) return reject('mock_test_not_found');
    const outcome = await onSitting(dependencies, sessionId, context, decide, { seen: sitting });
    return 'rejected' in outcome ? outcome : done({ sessionId }, outcome);
  }

  return [
    route(contract.deleteMockTest, ({ input, principal, context }) =>
      change(input, principal.userId, context, removeSitting),
    ),

    route(contract.restoreMockTest, ({ input, principal, context }) =>
      change(input, principal.userId, context, restoreSitting),
    ),

    route(contract.saveMockTestResult, async ({ input: { sessionId }, principal, context, now }) => {
      const find = () =>
        admissionRefusal(principal, adminMockTests.one.name) === undefined
          ? readSitting(journal, sessionId)
          : readOwnSitting(journal, sessionId, principal.userId);
      const before = await find();
      if (!before) return reject('mock_test_not_found');
      const outcome = await recordMockTestResult(dependencies, sessionId, {
        ...context,
        userId: before.state.test.userId,
      });
      if ('rejected' in outcome) return outcome;
      const sitting = (await find()) ?? before;
      const name = await nameOf(sitting.state.test.mockTestId);
      return done(await timedResult(sitting, dependencies, name, now), outcome);
    }),
  ];
}
