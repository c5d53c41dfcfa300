import { isRejection, reject } from '#domain/core/decision.ts';
import { questionCount, type MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import * as contract from '#domain/mock-tests/contract.ts';
import { answerQuestion, type MockTestAttempt } from '#domain/mock-tests/mock-test-attempt.ts';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { isEmptyAnswer } from '#domain/question-types/registry.ts';
import { selectSittings } from '#projections/mock-tests/queries.ts';
import type { RejectionCode } from '#domain/core/rejection.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { done, route, type Request, type Route } from '../http/route.ts';
import { mockTestAdminRoutes } from './admin-routes.ts';
import { hasWhatWasSaid, keepWhatWasSaid } from '../speaking/answered-recording.ts';
import { handInMockTest, onSitting, type MockTestOutcome } from './commands.ts';
import { readOwnSitting } from './read-sitting.ts';
import { resultView, sittingView } from './sitting-view.ts';
import { startSitting } from './start.ts';

type Answering = Pick<Request<typeof contract.startMockTest>, 'principal' | 'now'>;

/** Timed tests: specification, document 1, sections 4 and 7. Someone else's sitting is answered as a missing one. */
export function routes(dependencies: Dependencies): Route[] {
  const { journal, bank, readModels, mockTests: tests } = dependencies;
  const nameOf = (id: string) => tests.find(({ mockTestId }) => mockTestId === id)?.name ?? id;

  /** The sitting that a command leaves, for its own student; the ETag is its revision. */
  async function answer<Code extends RejectionCode>(
    outcome: MockTestOutcome<Code>,
    { principal, now }: Answering,
  ) {
    if ('rejected' in outcome) return outcome;
    const { state, position } = outcome;
    if (state.status === 'not_started') return reject('mock_test_not_found');
    const { sessionId, mockTestId } = state.test;
    // Read anew: when its question was first shown stands in the events alone.
    const sitting = await readOwnSitting(journal, sessionId, principal.userId);
    if (!sitting) return reject('mock_test_not_found');
    const body = await sittingView(sitting, dependencies, nameOf(mockTestId), now);
    return done(body, { revision: sitting.revision, ...(position && { position }) });
  }

  return [
    route(
      contract.fetchAllMockTest,
      async ({ principal }) => {
        const sittings = await selectSittings(readModels.db, principal.userId);
        return { status: 200, body: { mockTests: tests.map((test) => listing(test, sittings)) } };
      },
      { reads: ['mock_tests'] },
    ),

    route(contract.startMockTest, async (request) => {
      const { input, principal, context } = request;
      const outcome = await startSitting(dependencies, input.mockTestId, principal, context);
      return answer(outcome, request);
    }),

    route(contract.loadMockTest, async ({ input, principal, now }) => {
      const sitting = await readOwnSitting(journal, input.sessionId, principal.userId);
      if (!sitting) return reject('mock_test_not_found');
      const { state, revision } = sitting;
      const body = await sittingView(sitting, dependencies, nameOf(state.test.mockTestId), now);
      return { status: 200, body, revision };
    }),

    route(contract.saveMockTestQuestion, async (request) => {
      const { input, principal, now, context, expectedRevision } = request;
      const sitting = await readOwnSitting(journal, input.sessionId, principal.userId);
      if (!sitting) return reject('mock_test_not_found');
      const asked = sitting.state.test.questions.find(({ uid }) => uid === input.uid);
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
      const questions = result.questions.map((entry, index) => ({
        ...entry,
        secondsUsed: answerSeconds[index],
      }));
      return { status: 200, body: { ...result, questions }, revision };
    }),

    ...mockTestAdminRoutes(dependencies),
  ];
}

function listing(
  test: MockTestBlueprint,
  sittings: Awaited<ReturnType<typeof selectSittings>>,
): contract.MockTestListing {
  const { mockTestId, mockTestCategory, name, description } = test;
  return {
    mockTestId,
    mockTestCategory,
    name,
    description,
    questions: questionCount(test),
    seconds: test.section.seconds,
    usesMicrophone: test.section.questions.some(({ type }) => catalogue[type].usesMicrophone),
    sittings: sittings
      .filter((sitting) => sitting.mockTestId === mockTestId)
      .map(({ sessionId, status, startedAt, deadline, points, maximum }) => ({
        sessionId,
        status,
        startedAt,
        deadline,
        points,
        maximum,
      })),
  };
}
