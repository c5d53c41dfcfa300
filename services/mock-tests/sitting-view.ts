import { scoreText } from '#domain/scoring/score.ts';
import type { MockTestResult, Sitting } from '#domain/mock-tests/contract.ts';
import { isTimeUp } from '#domain/mock-tests/mock-test-attempt.ts';
import { answerOf } from '#domain/practice/recorded-answer.ts';
import { studentView, type Question } from '#domain/question-types/registry.ts';
import type { QuestionBank } from '../questions/question-bank.ts';
import type { StartedAttempt } from './read-sitting.ts';

/** The sitting as its student sees it at `now`: of the questions the current one alone, while it may be answered. */
export async function sittingView(
  state: StartedAttempt,
  bank: QuestionBank,
  name: string,
  now: string,
): Promise<Sitting> {
  const { test, answers, status } = state;
  const current = test.questions[answers.length];
  const isOpen = status === 'running' && !isTimeUp(test, now);
  const question =
    isOpen && current
      ? studentView(await bank.getRevision(current.uid, current.questionVersion), 'before')
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
    ...(question && { question }),
  };
}

/** The result; answers, solutions and points are in it once it is recorded, and nothing of them before. */
export async function resultView(
  state: StartedAttempt,
  questionsAsked: () => Promise<readonly Question[]>,
  name: string,
  now: string,
): Promise<MockTestResult> {
  const { sessionId, mockTestId, startedAt, deadline } = state.test;
  const shared = { sessionId, mockTestId, name, startedAt, deadline, dateNow: now };
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
          scoreArray: state.results.map(({ uid, score }) => ({ uid, score: scoreText(score) })),
        },
        questions: withScores(state, await questionsAsked()),
      };
  }
}

function withScores(
  { results, answers }: Extract<StartedAttempt, { status: 'scored' }>,
  questions: readonly Question[],
): MockTestResult['questions'] {
  return questions.map((question, index) => {
    const result = results[index];
    if (result?.uid !== question.uid) throw new RangeError(`${question.uid} has no result`);
    const recorded = answers[index];
    const answer = recorded && answerOf(recorded);
    return {
      question: studentView(question, 'before'),
      ...(answer && { answer }),
      solution: studentView(question, 'after'),
      score: result.score,
    };
  });
}
