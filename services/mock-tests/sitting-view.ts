import { scoreText } from '#domain/scoring/score.ts';
import type { MockTestResult, Sitting } from '#domain/mock-tests/contract.ts';
import { isTimeUp } from '#domain/mock-tests/mock-test-attempt.ts';
import { pendingScores } from '#domain/mock-tests/mock-test-scores.ts';
import { answerOf } from '#domain/question-types/recorded-answer.ts';
import { carryAnswer } from '#domain/question-types/registry.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { shownQuestion, shownSolution } from '../questions/shown-question.ts';
import type { ReadSitting, StartedAttempt } from './read-sitting.ts';

type Questions = Pick<Dependencies, 'bank' | 'signedTracks'>;

/** The sitting as its student sees it at `now`: of the questions the current one alone, while it may be answered. */
export async function sittingView(
  { state, questionSince }: Pick<ReadSitting, 'state' | 'questionSince'>,
  { bank, signedTracks }: Questions,
  name: string,
  now: string,
): Promise<Sitting> {
  const { test, answers, status } = state;
  const current = test.questions[answers.length];
  const isOpen = status === 'running' && !isTimeUp(test, now);
  const question =
    isOpen && current
      ? shownQuestion(signedTracks, await bank.getRevision(current.uid, current.revision), now)
      : undefined;
  return {
    sessionId: test.sessionId,
    mockTestId: test.mockTestId,
    name,
    status,
    startedAt: test.startedAt,
    deadline: test.deadline,
    dateNow: now,
    questions: test.questions.length,
    answered: answers.length,
    ...(question && { question, questionSince }),
  };
}

/** The result; answers, solutions and points are in it once it is recorded, and nothing of them before. */
export async function resultView(
  state: StartedAttempt,
  questions: Questions,
  name: string,
  now: string,
): Promise<MockTestResult> {
  const { sessionId, mockTestId, startedAt, deadline } = state.test;
  const pending = pendingScores(state).length;
  const shared = { sessionId, mockTestId, name, startedAt, deadline, dateNow: now, pendingScores: pending };
  switch (state.status) {
    case 'running':
      return { ...shared, status: 'running', questions: [] };
    case 'section_ended':
    case 'submitted':
      return { ...shared, status: state.status, cause: state.cause, questions: [] };
    case 'scored':
      return {
        ...shared,
        status: 'scored',
        cause: state.cause,
        scores: {
          points: state.points,
          maximum: state.maximum,
          scoreArray: state.results.flatMap((result) =>
            'score' in result ? [{ uid: result.uid, score: scoreText(result.score) }] : [],
          ),
        },
        questions: await Promise.all(state.results.map((_, index) => resultOf(state, index, questions, now))),
      };
  }
}

/**
 * A question with its answer and its score. Where the key was corrected after the test both are shown as the
 * correction sees them, with what was scored at first beside.
 */
async function resultOf(
  { test, results, answers }: Extract<StartedAttempt, { status: 'scored' }>,
  index: number,
  { bank, signedTracks }: Questions,
  now: string,
): Promise<MockTestResult['questions'][number]> {
  const [asked, result, recorded] = [test.questions[index], results[index], answers[index]];
  if (!asked || result?.uid !== asked.uid) throw new RangeError(`${asked?.uid} has no result`);
  const { correction } = 'score' in result ? result : {};
  const before = await bank.getRevision(asked.uid, asked.revision);
  const question = correction ? await bank.getRevision(asked.uid, correction.revision) : before;
  const given = recorded && answerOf(recorded);
  return {
    question: shownQuestion(signedTracks, question, now),
    ...(given && { answer: carryAnswer(before, question, given) }),
    solution: shownSolution(signedTracks, question, now),
    ...('score' in result ? { score: result.score } : { failure: result.failure }),
    ...(correction && { correction: { first: correction.first, reason: correction.reason } }),
  };
}
