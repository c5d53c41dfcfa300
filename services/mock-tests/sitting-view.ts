import { scoreText } from '#domain/scoring/score.ts';
import type { MockTestResult, Sitting } from '#domain/mock-tests/contract.ts';
import { questionsBefore } from '#domain/mock-tests/mock-test-attempt.ts';
import { pendingScores } from '#domain/mock-tests/mock-test-scores.ts';
import { atPresent, clockOf } from '#domain/mock-tests/sitting-time.ts';
import { answerOf } from '#domain/question-types/recorded-answer.ts';
import { carryAnswer } from '#domain/question-types/registry.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { shownQuestion, shownSolution } from '../questions/shown-question.ts';
import type { StartedAttempt } from './read-sitting.ts';

type Questions = Pick<Dependencies, 'bank' | 'signedTracks'>;

/**
 * The sitting as its student sees it at `now`, what time alone has done to it included: of the questions the current one
 * alone, while it may be answered.
 */
export async function sittingView(
  recorded: StartedAttempt,
  { bank, signedTracks }: Questions,
  name: string,
  now: string,
): Promise<Sitting> {
  const state = atPresent(recorded, now);
  const { test, questions, answers, status } = state;
  const current = status === 'running' ? questions[answers.length] : undefined;
  const question =
    current && shownQuestion(signedTracks, await bank.getRevision(current.uid, current.revision), now);
  const { sessionId, mockTestId, startedAt, expiresAt, sections } = test;
  const sectionIndex = 'section' in state ? state.section : sections.length - 1;
  return {
    sessionId,
    mockTestId,
    name,
    status,
    startedAt,
    expiresAt,
    dateNow: now,
    sections: sections.map(({ section, clocks }) => ({
      section,
      questions: clocks.reduce((sum, clock) => sum + clock.questions.length, 0),
      seconds: clocks.reduce((sum, { seconds }) => sum + seconds, 0),
    })),
    sectionIndex,
    answered: answers.length - questionsBefore(test, sectionIndex),
    ...(status === 'running' && { clock: clockOf(state) }),
    ...(question && status === 'running' && { question, questionSince: state.questionSince }),
  };
}

/** The result; answers, solutions and points are in it once it is recorded, and nothing of them before. */
export async function resultView(
  state: StartedAttempt,
  questions: Questions,
  name: string,
  now: string,
): Promise<MockTestResult> {
  const { sessionId, mockTestId, startedAt } = state.test;
  const pending = pendingScores(state).length;
  const shared = { sessionId, mockTestId, name, startedAt, dateNow: now, pendingScores: pending };
  switch (state.status) {
    case 'running':
      return { ...shared, status: 'running', questions: [] };
    case 'between_sections':
      return { ...shared, status: 'between_sections', questions: [] };
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
  { questions, results, answers }: Extract<StartedAttempt, { status: 'scored' }>,
  index: number,
  { bank, signedTracks }: Questions,
  now: string,
): Promise<MockTestResult['questions'][number]> {
  const [asked, result, recorded] = [questions[index], results[index], answers[index]];
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
