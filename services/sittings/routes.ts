import { reject } from '#domain/core/events/decision.ts';
import { isEmptyAnswer, type Answer } from '#domain/question-types/registry.ts';
import { reportBrokenRecording as brokenRecordingCall } from '#domain/sittings/broken-recording-contract.ts';
import { reportBrokenRecording } from '#domain/sittings/broken-recording.ts';
import { endMockTestBreak } from '#domain/sittings/clocks/break-contract.ts';
import * as contract from '#domain/sittings/contract.ts';
import type { MockTestAttempt } from '#domain/sittings/mock-test-attempt.ts';
import { answerQuestion, endBreak, endSection, startSection } from '#domain/sittings/sit-mock-test.ts';
import type { Dependencies } from '../dependencies.ts';
import { momentOf } from './moment-of.ts';
import { route, type Route } from '../http/route.ts';
import { hasAnsweredRecording, keepAnsweredRecording } from '../speaking/answered-recording.ts';
import { sittingAdminRoutes } from './admin-routes.ts';
import { submitSitting, onSitting } from './commands.ts';
import { holdRoutes } from './hold-routes.ts';
import { isTakenOver } from './test-drafts.ts';
import { sittingListRoutes } from './list-routes.ts';
import { newScoreRoutes } from './new-score-routes.ts';
import { previewRoutes } from './previews/scorecard-previews.ts';
import { readOwnSitting } from './read-sitting.ts';
import { shareRoutes } from './sharing/share-routes.ts';
import { createSittingReplies, type Answering } from './sitting-replies.ts';
import { timedResult } from './sitting-view.ts';

/** Sittings of timed tests: specification, document 1, sections 4 and 7. Another user's is not found. */
export function routes(dependencies: Dependencies): Route[] {
  const { journal, bank, pool } = dependencies;
  const { nameOf, viewOf, answer, move } = createSittingReplies(dependencies);

  /** No recording, nothing to keep. */
  async function keepRecording(principal: Answering['principal'], given: Answer) {
    if (!(await hasAnsweredRecording(dependencies, principal, given))) return reject('recording_missing');
    await keepAnsweredRecording(dependencies, principal, given);
    return undefined;
  }

  return [
    route(contract.startMockTestSection, (request) => move(request, startSection)),
    route(contract.saveMockTestEndSection, (request) => move(request, endSection)),
    route(endMockTestBreak, (request) => move(request, endBreak)),
    route(brokenRecordingCall, (request) => {
      const { uid, seconds } = request.input;
      return move(request, (state, moment) => reportBrokenRecording(state, { uid, seconds, ...moment }));
    }),

    route(contract.loadMockTest, async ({ input, principal, now }) => {
      const sitting = await readOwnSitting(journal, input.sessionId, principal.userId);
      if (!sitting) return reject('mock_test_not_found');
      const { state, revision } = sitting;
      return { status: 200, body: await viewOf(state, now), revision };
    }),

    route(contract.saveMockTestQuestion, async (request) => {
      const { input, principal, now, context, expectedRevision } = request;
      const sitting = await readOwnSitting(journal, input.sessionId, principal.userId);
      if (!sitting) return reject('mock_test_not_found');
      const asked = sitting.state.questions.find(({ uid }) => uid === input.uid);
      if (!asked) return reject('not_in_this_test');
      const question = await bank.getRevision(asked.uid, asked.revision);
      const { answer: given, awaySeconds, thenBreak } = input;
      const moment = await momentOf(dependencies, sitting.state, now);
      const decide = (state: MockTestAttempt) =>
        answerQuestion(state, { question, answer: given, awaySeconds, thenBreak, ...moment });
      // A repeated answer is accepted from any page.
      const isNew = sitting.state.answers.length <= sitting.state.questions.indexOf(asked);
      if (isNew && (await isTakenOver(pool, input.sessionId, input.holder)))
        return reject('sitting_taken_over');
      const outcome = await onSitting(dependencies, input.sessionId, context, decide, {
        expectedRevision,
        seen: sitting,
        prepare: async () => (isEmptyAnswer(given) ? undefined : keepRecording(principal, given)),
      });
      return answer(outcome, request, moment);
    }),

    route(contract.submitMockTest, async (request) => {
      const { input, principal, context, expectedRevision } = request;
      const sitting = await readOwnSitting(journal, input.sessionId, principal.userId);
      if (!sitting) return reject('mock_test_not_found');
      if (await isTakenOver(pool, input.sessionId, input.holder)) return reject('sitting_taken_over');
      const outcome = await submitSitting(dependencies, sitting, context, expectedRevision);
      return answer(outcome, request);
    }),

    route(contract.fetchMockTestResult, async ({ input, principal, now }) => {
      const sitting = await readOwnSitting(journal, input.sessionId, principal.userId);
      if (!sitting) return reject('mock_test_not_found');
      const { state, revision } = sitting;
      const body = await timedResult(sitting, dependencies, await nameOf(state.test.mockTestId), now);
      return { status: 200, body, revision };
    }),

    ...holdRoutes(dependencies, viewOf),
    ...sittingListRoutes(dependencies, nameOf),
    ...shareRoutes(dependencies),
    ...newScoreRoutes(dependencies),
    ...previewRoutes(dependencies),
    ...sittingAdminRoutes(dependencies),
  ];
}
