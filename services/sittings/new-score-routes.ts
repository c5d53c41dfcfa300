import { reject } from '#domain/core/events/decision.ts';
import type { MockTestAttempt } from '#domain/sittings/mock-test-attempt.ts';
import * as contract from '#domain/sittings/scores/new-score-contract.ts';
import { requestTestScoreNotice } from '#domain/sittings/scores/second-score.ts';
import type { Dependencies } from '../dependencies.ts';
import { done, route, type Route } from '../http/route.ts';
import { onSitting } from './commands.ts';
import { readOwnSitting } from './read-sitting.ts';

export function newScoreRoutes({ journal }: Pick<Dependencies, 'journal'>): Route[] {
  return [
    route(contract.requestTestScoreNotice, async ({ input: { sessionId, uid }, principal, context }) => {
      const sitting = await readOwnSitting(journal, sessionId, principal.userId);
      if (!sitting) return reject('mock_test_not_found');
      const request = (state: MockTestAttempt) => requestTestScoreNotice(state, { uid });
      const requested = await onSitting({ journal }, sessionId, context, request, { seen: sitting });
      return 'rejected' in requested ? requested : done({}, requested);
    }),
  ];
}
