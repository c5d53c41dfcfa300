import { isRejection, reject } from '#domain/core/decision.ts';
import { freeTest } from '#domain/mock-tests/catalogue.ts';
import * as contract from '#domain/mock-tests/contract.ts';
import type { MockTestAttempt } from '#domain/mock-tests/mock-test-attempt.ts';
import { answerQuestion, endSection, startSection } from '#domain/mock-tests/sit-mock-test.ts';
import { isEmptyAnswer } from '#domain/question-types/registry.ts';
import type { RejectionCode } from '#domain/core/rejection.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { done, route, type Request, type Route } from '../http/route.ts';
import { mockTestAdminRoutes } from './admin-routes.ts';
import { hasWhatWasSaid, keepWhatWasSaid } from '../speaking/answered-recording.ts';
import { handInMockTest, onSitting, type MockTestOutcome } from './commands.ts';
import { listTests } from './list-tests.ts';
import { readOwnSitting } from './read-sitting.ts';
import { resultView, sittingView } from './sitting-view.ts';
import { startSitting } from './start.ts';

type Answering = Pick<Request<typeof contract.startMockTest>, 'principal' | 'now'>;

/** Timed tests: specification, document 1, sections 4 and 7. Someone else's sitting is answered as a missing one. */
export function routes(dependencies: Dependencies): Route[] {
  const { journal, bank, mockTests: tests } = dependencies;
  const nameOf = (id: string) => tests.find(({ mockTestId }) => mockTestId === id)?.name ?? id;

  /** The sitting that a command leaves, for its own student; the ETag is its revision. */
  async function answer<Code extends RejectionCode>(
    outcome: MockTestOutcome<Code>,
    { principal, now }: Answering,
  ) {
    if ('rejected' in outcome) return outcome;
    const { state } = outcome;
    if (state.status === 'not_started' || state.test.userId !== principal.userId)
      return reject('mock_test_not_found');
    return done(await sittingView(state, dependencies, nameOf(state.test.mockTestId), now), outcome);
  }

  return [
    route(
      contract.fetchAllMockTest,
      async ({ principal, now }) => {
        return { status: 200, body: { mockTests: await listTests(dependencies, principal, now) } };
      },
      { reads: ['mock_tests', 'questions'] },
    ),

    route(contract.startMockTest, async (request) => {
      const { input, principal, context } = request;
      const { mockTestId } = input;
      const test = tests.find((candidate) => candidate.mockTestId === mockTestId);
      if (!test || test.mockTestCategory === 'free') return reject('mock_test_not_found');
      return answer(await startSitting(dependencies, test, principal, context), request);
    }),

    route(contract.startFreeMockTest, async (request) => {
      const { principal, context } = request;
      return answer(await startSitting(dependencies, freeTest, principal, context), request);
    }),

    route(contract.startMockTestSection, async (request) => {
      const { input, principal, now, context, expectedRevision } = request;
      if (!(await readOwnSitting(journal, input.sessionId, principal.userId)))
        return reject('mock_test_not_found');
      const start = (state: MockTestAttempt) => startSection(state, { now });
      return answer(
        await onSitting(dependencies, input.sessionId, context, start, { expectedRevision }),
        request,
      );
    }),

    route(contract.saveMockTestEndSection, async (request) => {
      const { input, principal, now, context, expectedRevision } = request;
      if (!(await readOwnSitting(journal, input.sessionId, principal.userId)))
        return reject('mock_test_not_found');
      const end = (state: MockTestAttempt) => endSection(state, { now });
      return answer(
        await onSitting(dependencies, input.sessionId, context, end, { expectedRevision }),
        request,
      );
    }),

    route(contract.loadMockTest, async ({ input, principal, now }) => {
      const sitting = await readOwnSitting(journal, input.sessionId, principal.userId);
      if (!sitting) return reject('mock_test_not_found');
      const { state, revision } = sitting;
      const body = await sittingView(state, dependencies, nameOf(state.test.mockTestId), now);
      return { status: 200, body, revision };
    }),

    route(contract.saveMockTestQuestion, async (request) => {
      const { input, principal, now, context, expectedRevision } = request;
      const sitting = await readOwnSitting(journal, input.sessionId, principal.userId);
      if (!sitting) return reject('mock_test_not_found');
      const asked = sitting.state.questions.find(({ uid }) => uid === input.uid);
      if (!asked) return reject('not_in_this_test');
      const question = await bank.getRevision(asked.uid, asked.revision);
      const { answer: given } = input;
      const decide = (state: MockTestAttempt) => answerQuestion(state, { question, answer: given, now });
      // One that is refused, or was taken before, asks for no recording; where nothing was recorded there is none.
      if (!isEmptyAnswer(given) && !isRejection(decide(sitting.state))) {
        if (!(await hasWhatWasSaid(dependencies, principal, given))) return reject('recording_missing');
        await keepWhatWasSaid(dependencies, principal, given);
      }
      const options = { expectedRevision };
      const outcome = await onSitting(dependencies, input.sessionId, context, decide, options);
      return answer(outcome, request);
    }),

    route(contract.submitMockTest, async (request) => {
      const { input, principal, context, expectedRevision } = request;
      const sitting = await readOwnSitting(journal, input.sessionId, principal.userId);
      if (!sitting) return reject('mock_test_not_found');
      const outcome = await handInMockTest(dependencies, sitting.state, context, { expectedRevision });
      return answer(outcome, request);
    }),

    route(contract.fetchMockTestResult, async ({ input, principal, now }) => {
      const sitting = await readOwnSitting(journal, input.sessionId, principal.userId);
      if (!sitting) return reject('mock_test_not_found');
      const { state, revision, answerSeconds } = sitting;
      const result = await resultView(state, dependencies, nameOf(state.test.mockTestId), now);
      const questions = result.questions.map((entry) => ({
        ...entry,
        secondsUsed: answerSeconds.get(entry.question.uid),
      }));
      return { status: 200, body: { ...result, questions }, revision };
    }),

    ...mockTestAdminRoutes(dependencies),
  ];
}
