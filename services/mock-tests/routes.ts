import { reject, type Decision } from '#domain/core/decision.ts';
import { freeTest } from '#domain/mock-tests/catalogue.ts';
import { endMockTestBreak } from '#domain/mock-tests/break-contract.ts';
import { reportBrokenRecording as brokenRecordingCall } from '#domain/mock-tests/broken-recording-contract.ts';
import { reportBrokenRecording } from '#domain/mock-tests/broken-recording.ts';
import * as contract from '#domain/mock-tests/contract.ts';
import { createRandomMockTest } from '#domain/mock-tests/list-contract.ts';
import { randomTestOf, type RandomTest } from '#domain/mock-tests/random-test.ts';
import type { Moment } from '#domain/mock-tests/lost-time.ts';
import type { MockTestAttempt, MockTestEvent } from '#domain/mock-tests/mock-test-attempt.ts';
import { answerQuestion, endBreak, endSection, startSection } from '#domain/mock-tests/sit-mock-test.ts';
import { isEmptyAnswer, type Answer } from '#domain/question-types/registry.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { done, route, type Request, type Route } from '../http/route.ts';
import { mockTestAdminRoutes } from './admin-routes.ts';
import { hasWhatWasSaid, keepWhatWasSaid } from '../speaking/answered-recording.ts';
import { momentOf } from '../fair-time/moment-of.ts';
import { receiptRoutes } from '../receipts/receipt-routes.ts';
import { fixedTestRoutes } from './fixed-tests/routes.ts';
import { nameOfTest, testOnOffer } from './fixed-tests/test-on-offer.ts';
import { handInMockTest, onSitting, type MockTestOutcome } from './commands.ts';
import { holdRoutes } from './hold-routes.ts';
import { dropDraftOfEnded, findDraftOf, isTakenOver } from './kept-drafts.ts';
import { sittingListRoutes } from './list-routes.ts';
import { drawRandomTest } from './draw-random-test.ts';
import { listTests } from './list-tests.ts';
import { newScoreRoutes } from './new-score-routes.ts';
import { shareRoutes } from './share-routes.ts';
import { previewRoutes } from './previews/scorecard-previews.ts';
import { readOwnSitting, type StartedAttempt } from './read-sitting.ts';
import { sittingView, timedResult } from './sitting-view.ts';
import { startSitting } from './start.ts';

type Answering = Pick<Request<typeof contract.startMockTest>, 'principal' | 'now'>;

/** Timed tests: specification, document 1, sections 4 and 7. Someone else's sitting is answered as a missing one. */
export function routes(dependencies: Dependencies): Route[] {
  const { journal, bank, pool } = dependencies;
  const nameOf = (mockTestId: string) => nameOfTest(dependencies, mockTestId);

  /** The sitting as it stands now, time that was lost to us counted, with what was typed and not sent. */
  const viewOf = async (state: StartedAttempt, now: string) => {
    const view = await sittingView(
      state,
      dependencies,
      await nameOf(state.test.mockTestId),
      await momentOf(dependencies, state, now),
    );
    const { holder, draft } = (await findDraftOf(dependencies, state.test)) ?? {};
    return {
      ...view,
      ...(holder !== undefined && { holder }),
      ...(draft && view.question?.uid === draft.uid && { draft: draft.answer }),
    };
  };

  /** The sitting that a command leaves, for its own student; the ETag is its revision. */
  async function answer<Code extends string>(outcome: MockTestOutcome<Code>, { principal, now }: Answering) {
    if ('rejected' in outcome) return outcome;
    const { state } = outcome;
    if (state.status === 'not_started' || state.test.userId !== principal.userId || state.isRemoved)
      return reject('mock_test_not_found');
    await dropDraftOfEnded(pool, state);
    return done(await viewOf(state, now), outcome);
  }

  /** Goes on in a sitting, from the page on which it is sat, as a rule of its own says. */
  async function move<Code extends string>(
    request: Pick<
      Request<typeof contract.startMockTestSection>,
      'input' | 'principal' | 'now' | 'context' | 'expectedRevision'
    >,
    rule: (state: MockTestAttempt, moment: Moment) => Decision<MockTestEvent, Code>,
  ) {
    const { input, principal, now, context, expectedRevision } = request;
    const sitting = await readOwnSitting(journal, input.sessionId, principal.userId);
    if (!sitting) return reject('mock_test_not_found');
    if (await isTakenOver(pool, input.sessionId, input.holder)) return reject('sitting_taken_over');
    const moment = await momentOf(dependencies, sitting.state, now);
    const decide = (state: MockTestAttempt) => rule(state, moment);
    return answer(
      await onSitting(dependencies, input.sessionId, context, decide, {
        expectedRevision,
        seen: sitting.events,
      }),
      request,
    );
  }

  /** Where nothing was recorded there is nothing to keep. */
  async function keepRecording(principal: Answering['principal'], given: Answer) {
    if (!(await hasWhatWasSaid(dependencies, principal, given))) return reject('recording_missing');
    await keepWhatWasSaid(dependencies, principal, given);
    return undefined;
  }

  async function startRandom(
    { quick, ...chosen }: RandomTest & { readonly quick?: true | undefined },
    request: Pick<Request<typeof contract.startMockTest>, 'principal' | 'context' | 'now'>,
  ) {
    const { principal, context } = request;
    const test = await drawRandomTest(dependencies, chosen, principal, context);
    return answer(await startSitting(dependencies, { ...test, quick }, principal, context), request);
  }

  return [
    route(
      contract.fetchAllMockTest,
      async ({ principal, now }) => {
        return { status: 200, body: await listTests(dependencies, principal, now) };
      },
      { reads: ['mock_tests', 'questions', 'fixed_tests'] },
    ),

    route(contract.startMockTest, async (request) => {
      const { input, principal, context } = request;
      const { mockTestId, quick } = input;
      const random = randomTestOf(mockTestId);
      if (random) return startRandom({ ...random, quick }, request);
      const test = await testOnOffer(dependencies, mockTestId);
      if (!test || test.mockTestCategory === 'free') return reject('mock_test_not_found');
      return answer(await startSitting(dependencies, { ...test, quick }, principal, context), request);
    }),

    route(contract.startFreeMockTest, async (request) => {
      const { principal, context } = request;
      const test = { ...freeTest, quick: request.input.quick };
      return answer(await startSitting(dependencies, test, principal, context), request);
    }),

    route(createRandomMockTest, (request) => startRandom(request.input, request)),

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
      // An answer that is in already and is sent once more counts, on whichever page the test is sat now.
      const isNew = sitting.state.answers.length <= sitting.state.questions.indexOf(asked);
      if (isNew && (await isTakenOver(pool, input.sessionId, input.holder)))
        return reject('sitting_taken_over');
      const outcome = await onSitting(dependencies, input.sessionId, context, decide, {
        expectedRevision,
        seen: sitting.events,
        prepare: async () => (isEmptyAnswer(given) ? undefined : keepRecording(principal, given)),
      });
      return answer(outcome, request);
    }),

    route(contract.submitMockTest, async (request) => {
      const { input, principal, context, expectedRevision } = request;
      const sitting = await readOwnSitting(journal, input.sessionId, principal.userId);
      if (!sitting) return reject('mock_test_not_found');
      if (await isTakenOver(pool, input.sessionId, input.holder)) return reject('sitting_taken_over');
      const outcome = await handInMockTest(dependencies, sitting, context, expectedRevision);
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
    ...mockTestAdminRoutes(dependencies),
    ...fixedTestRoutes(dependencies),
    ...receiptRoutes(dependencies),
  ];
}
