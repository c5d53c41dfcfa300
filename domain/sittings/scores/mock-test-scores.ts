import { Defect } from '../../core/defect.ts';
import { reject, type Decision } from '../../core/events/decision.ts';
import { answerOf } from '../../question-types/recorded-answer.ts';
import {
  carryAnswer,
  emptyAnswerOf,
  hasRule,
  isScoredByRule,
  scoreAnswer,
  type Answer,
  type Question,
} from '../../question-types/registry.ts';
import { typeOfUid } from '../../question-types/type-code.ts';
import type { Score } from '../../scoring/score.ts';
import { notInTime, resultWaits } from './result-waits.ts';
import type {
  MockTestAttempt,
  MockTestEvent,
  QuestionResult,
  ScoredQuestion,
  Sitting,
} from '../mock-test-attempt.ts';

/** Whether an analysis scores the answer, which takes time. */
export function isAnalysed(uid: string): boolean {
  return !isScoredByRule(typeOfUid(uid));
}

/** Questions awaiting an analysis: answered ones, and after submission omitted ones, as empty answers. */
export function pendingScores(state: MockTestAttempt): readonly string[] {
  if (state.status === 'not_started' || state.status === 'scored') return [];
  const { questions, answers, analysed } = state;
  const asked = state.status === 'submitted' ? questions : questions.filter((_, index) => answers[index]);
  return asked
    .map(({ uid }) => uid)
    .filter((uid) => isAnalysed(uid) && !analysed.some((result) => result.uid === uid));
}

/** Whether a submitted test still waits for analyses. @param waited seconds since the submission */
export function awaitsScores(state: MockTestAttempt, waited: number): boolean {
  return state.status === 'submitted' && waited < resultWaits.recorded && pendingScores(state).length > 0;
}

interface Analysed {
  readonly uid: string;
}
type NotAnalysed = 'mock_test_not_found' | 'not_in_this_test' | 'test_not_submitted';

/** Why an analysis result cannot be recorded, if so. */
function refusal(state: MockTestAttempt, uid: string): NotAnalysed | undefined {
  if (state.status === 'not_started') return 'mock_test_not_found';
  const index = state.questions.findIndex((asked) => asked.uid === uid);
  if (index < 0 || !isAnalysed(uid)) return 'not_in_this_test';
  const isLeftOut = !state.answers[index];
  return isLeftOut && state.status !== 'submitted' && state.status !== 'scored'
    ? 'test_not_submitted'
    : undefined;
}

/** Once; replaces a failure. After the result it creates a second one. */
export function recordAnswerScore(
  state: MockTestAttempt,
  { uid, score }: Analysed & { readonly score: Score },
): Decision<MockTestEvent, NotAnalysed> {
  const refused = refusal(state, uid);
  if (refused) return reject(refused);
  if (state.status === 'not_started') return [];
  if (state.status === 'scored') {
    const isMissing = state.results.some((result) => result.uid === uid && !('score' in result));
    const points = state.points + score.points;
    const maximum = state.maximum + score.maximum;
    return isMissing ? [{ type: 'MockTestLateScoreRecorded', data: { uid, score, points, maximum } }] : [];
  }
  if (state.analysed.some((result) => result.uid === uid && 'score' in result)) return [];
  return [{ type: 'MockTestAnswerScored', data: { uid, score } }];
}

/** No event if there is a score. */
export function failAnswerAnalysis(
  state: MockTestAttempt,
  { uid, reason }: Analysed & { readonly reason: string },
): Decision<MockTestEvent, NotAnalysed> {
  const refused = refusal(state, uid);
  if (refused) return reject(refused);
  return pendingScores(state).includes(uid)
    ? [{ type: 'MockTestAnswerAnalysisFailed', data: { uid, reason } }]
    : [];
}

interface RecordResult {
  /** In the answered revisions. */
  readonly questions: readonly Question[];
  /** Seconds since the submission; absent if unknown. */
  readonly waited?: number;
}

/** Records the result once all scores are available, or no longer awaited: see `pendingScores`. */
export function recordResult(
  state: MockTestAttempt,
  { questions, waited = 0 }: RecordResult,
): Decision<MockTestEvent, 'mock_test_not_found' | 'test_not_submitted'> {
  if (state.status === 'not_started') return reject('mock_test_not_found');
  if (state.status === 'scored') return [];
  if (state.status !== 'submitted') return reject('test_not_submitted');
  const results = state.questions
    .map(
      ({ uid }, index) =>
        resultAt(state, index, questions) ??
        (waited >= resultWaits.recorded ? { uid, failure: notInTime } : undefined),
    )
    .filter((result) => result !== undefined);
  if (results.length < state.questions.length) return [];
  const sum = (of: (score: Score) => number) =>
    results.reduce((total, result) => total + ('score' in result ? of(result.score) : 0), 0);
  const data = {
    mockTestId: state.test.mockTestId,
    results,
    points: sum((score) => score.points),
    maximum: sum((score) => score.maximum),
  };
  return [{ type: 'MockTestResultRecorded', data }];
}

/**
 * A question's result; undefined during analysis. Omitted or erased answers score as the empty answer.
 * @throws Defect for a missing question
 */
export function resultAt(
  { questions: asked, answers, analysed }: Sitting,
  index: number,
  questions: readonly Question[],
): QuestionResult | undefined {
  const uid = asked[index]?.uid;
  const found = analysed.find((result) => result.uid === uid);
  if (found) return found;
  const question = questions.find((candidate) => candidate.uid === uid);
  if (!question) throw new Defect(`${uid} was asked and is not given`);
  if (!hasRule(question)) return undefined;
  const recorded = answers[index];
  const answer = (recorded && answerOf(recorded)) ?? emptyAnswerOf(question.type);
  return { uid: question.uid, score: scoreAnswer(question, answer) };
}

/** The answer to analyse; the empty answer if omitted or erased. */
export function answerToAnalyse({ questions, answers }: Sitting, question: Question): Answer {
  const recorded = answers[questions.findIndex(({ uid }) => uid === question.uid)];
  return (recorded && answerOf(recorded)) ?? emptyAnswerOf(question.type);
}

export interface RescoreQuestion {
  /** The question in a revision. */
  readonly questionIn: (revision: number) => Question;
  readonly question: Question;
  readonly revision: number;
  readonly reason: string;
}

/** A second score by a corrected key; none if the question was asked with this key, or rescored by it. */
export function rescoreQuestion(
  state: MockTestAttempt,
  { questionIn, question, revision, reason }: RescoreQuestion,
): Decision<MockTestEvent, 'mock_test_not_found' | 'not_in_this_test' | 'test_not_submitted'> {
  if (state.status === 'not_started') return reject('mock_test_not_found');
  const { uid } = question;
  const index = state.questions.findIndex((asked) => asked.uid === uid);
  const asked = state.questions[index];
  if (!asked) return reject('not_in_this_test');
  if (state.status !== 'scored') return reject('test_not_submitted');
  // Analysed answers have no key to correct.
  if (!hasRule(question)) return [];
  const counting = state.results.find(
    (result): result is ScoredQuestion => result.uid === uid && 'score' in result,
  );
  if (!counting || (counting.correction?.revision ?? asked.revision) >= revision) return [];
  const recorded = state.answers[index];
  const given = recorded ? answerOf(recorded) : emptyAnswerOf(question.type);
  // An answer erased with its account cannot be rescored.
  if (given === undefined) return [];
  const score = scoreAnswer(question, carryAnswer(questionIn(asked.revision), question, given));
  const { points, maximum, successful } = counting.score;
  const previous = { points, maximum, successful };
  return [
    {
      type: 'MockTestQuestionRescored',
      data: {
        uid,
        revision,
        score,
        previous,
        reason,
        points: state.points - points + score.points,
        maximum: state.maximum - maximum + score.maximum,
      },
    },
  ];
}
