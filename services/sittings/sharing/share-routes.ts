import { randomUUID } from 'node:crypto';
import { reject } from '#domain/core/events/decision.ts';
import * as contract from '#domain/sittings/sharing/share-contract.ts';
import { shareScorecard, shareView, unshareScorecard } from '#domain/sittings/sharing/share-scorecard.ts';
import type { Dependencies } from '../../dependencies.ts';
import { done, route, type Route } from '../../http/route.ts';
import { onSitting } from '../commands.ts';
import { readOwnSitting } from '../read-sitting.ts';
import { readShared } from './read-shared.ts';

export function shareRoutes(dependencies: Dependencies): Route[] {
  const { journal } = dependencies;
  return [
    route(
      contract.shareMockTestScorecard,
      async ({ input: { sessionId, name }, principal, context, expectedRevision }) => {
        const sitting = await readOwnSitting(journal, sessionId, principal.userId);
        if (!sitting) return reject('mock_test_not_found');
        // Random, not derived from the command's id, which a client could choose guessably.
        const shareId = randomUUID();
        const share = (state: Parameters<typeof shareScorecard>[0]) =>
          shareScorecard(state, { shareId, name });
        const outcome = await onSitting(dependencies, sessionId, context, share, {
          expectedRevision,
          seen: sitting,
        });
        if ('rejected' in outcome) return outcome;
        // A repetition after the link was revoked has nothing to show.
        const shared = outcome.state.status === 'not_started' ? undefined : outcome.state.share;
        return shared ? done(shareView(shared), outcome) : reject('mock_test_not_found');
      },
    ),

    route(
      contract.unshareMockTestScorecard,
      async ({ input: { sessionId }, principal, context, expectedRevision }) => {
        const sitting = await readOwnSitting(journal, sessionId, principal.userId);
        if (!sitting) return reject('mock_test_not_found');
        const outcome = await onSitting(dependencies, sessionId, context, unshareScorecard, {
          expectedRevision,
          seen: sitting,
        });
        return 'rejected' in outcome ? outcome : done({ sessionId }, outcome);
      },
    ),

    route(
      contract.fetchMockTestResultPublic,
      async ({ input }) => {
        const body = await readShared(dependencies, input.shareId);
        return body ? { status: 200, body } : reject('mock_test_not_found');
      },
      { reads: ['sittings'] },
    ),
  ];
}
