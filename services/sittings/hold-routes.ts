import { reject } from '#domain/core/events/decision.ts';
import type { Instant } from '#domain/core/instant.ts';
import * as contract from '#domain/sittings/hold-contract.ts';
import type { Sitting } from '#domain/sittings/contract.ts';
import { atPresent } from '#domain/sittings/clocks/sitting-time.ts';
import { fitsQuestion } from '#domain/question-types/registry.ts';
import { notifyUserOfChange } from '#projections/core/feed/notify-users.ts';
import type { Dependencies } from '../dependencies.ts';
import { momentOf } from './moment-of.ts';
import { route, type Route } from '../http/route.ts';
import { hasAnsweredRecording, keepAnsweredRecording } from '../speaking/answered-recording.ts';
import { hold, saveTestDraft } from './test-drafts.ts';
import { readOwnSitting, type StartedAttempt } from './read-sitting.ts';

export function holdRoutes(
  dependencies: Dependencies,
  viewOf: (state: StartedAttempt, now: Instant) => Promise<Sitting>,
): Route[] {
  const { journal, bank, pool } = dependencies;
  return [
    route(contract.holdMockTest, async ({ input: { sessionId, holder }, principal, now }) => {
      const sitting = await readOwnSitting(journal, sessionId, principal.userId);
      if (!sitting) return reject('mock_test_not_found');
      const { state, revision } = sitting;
      const isOpen = state.status === 'running' || state.status === 'between_sections';
      if (isOpen && (await hold(dependencies, state.test, holder, now)))
        await notifyUserOfChange(pool, 'sittings', principal.userId);
      return { status: 200, body: await viewOf(state, now), revision };
    }),

    route(contract.saveMockTestDraft, async ({ input, principal, now }) => {
      const { sessionId, uid, answer, holder, edit } = input;
      const sitting = await readOwnSitting(journal, sessionId, principal.userId);
      if (!sitting) return reject('mock_test_not_found');
      const asked = sitting.state.questions.find((question) => question.uid === uid);
      if (!asked) return reject('not_in_this_test');
      const state = atPresent(sitting.state, await momentOf(dependencies, sitting.state, now));
      const isAsked =
        state.status === 'running' && !state.onBreak && state.questions[state.answers.length]?.uid === uid;
      if (!isAsked) return { status: 200, body: { isKept: false } };
      if (!fitsQuestion(await bank.getRevision(uid, asked.revision), answer))
        return reject('answer_does_not_fit');
      if (!(await hasAnsweredRecording(dependencies, principal, answer))) return reject('recording_missing');
      await keepAnsweredRecording(dependencies, principal, answer);
      const draft = { uid, answer, savedAt: now, holder, edit };
      const outcome = await saveTestDraft(dependencies, state.test, draft);
      if (outcome === 'taken_over') return reject('sitting_taken_over');
      return { status: 200, body: { isKept: outcome === 'kept' } };
    }),
  ];
}
