import { z } from 'zod';
import type { EventDefinitions, EventOf } from '../core/codec.ts';
import { reject, type Decision } from '../core/decision.ts';
import { defineStream } from '../core/stream.ts';
import { renamed } from '../core/upcasts.ts';
import type { JsonObject } from '../core/json.ts';
import { isSameAnswer } from '../question-types/recorded-answer.ts';
import {
  fitsQuestion,
  recordedAnswerSchema,
  type Answer,
  type Question,
  type RecordedAnswer,
} from '../question-types/registry.ts';
import { sectionSchema } from '../question-types/section.ts';
import { questionUidSchema } from '../question-types/type-code.ts';
import { scoreSchema, type Score } from '../scoring/score.ts';
import { endCauseSchema, type EndCause } from './mock-test-status.ts';

const questionSchema = z.object({ uid: questionUidSchema, revision: z.int().min(1) });
/** A question's score, or why there is none: then it is in neither the points nor the maximum. */
const resultSchema = z.union([
  z.object({ uid: questionUidSchema, score: scoreSchema }),
  z.object({ uid: questionUidSchema, failure: z.string() }),
]);
const toRevision = renamed('questionVersion', 'revision');
const events = {
  MockTestStarted: {
    version: 2,
    upcasts: {
      1: (data) => ({ ...data, questions: (data['questions'] as readonly JsonObject[]).map(toRevision) }),
    },
    schema: z.object({
      sessionId: z.string(),
      mockTestId: z.string(),
      userId: z.string(),
      section: sectionSchema,
      seconds: z.number().positive(),
      questions: z.array(questionSchema).min(1),
      startedAt: z.iso.datetime(),
      deadline: z.iso.datetime(),
    }),
  },
  MockTestAnswerSubmitted: {
    version: 1,
    schema: z.object({
      uid: questionUidSchema,
      /** 0 for the first question of the test. */
      index: z.int().min(0),
      answer: recordedAnswerSchema,
    }),
  },
  /** The score that an analysis came to, of an answer or of a question that was left out. */
  MockTestAnswerScored: {
    version: 1,
    schema: z.object({ uid: questionUidSchema, score: scoreSchema }),
  },
  /** There was no score to be had. One may still follow until the result is recorded. */
  MockTestAnswerAnalysisFailed: {
    version: 1,
    schema: z.object({ uid: questionUidSchema, reason: z.string() }),
  },
  MockTestSectionEnded: {
    version: 1,
    schema: z.object({ section: sectionSchema, cause: endCauseSchema }),
  },
  MockTestSubmitted: {
    version: 1,
    schema: z.object({ answered: z.int().min(0), questions: z.int().min(1) }),
  },
  MockTestResultRecorded: {
    version: 1,
    schema: z.object({
      mockTestId: z.string(),
      results: z.array(resultSchema),
      points: z.number().min(0),
      maximum: z.number().min(0),
    }),
  },
  /** A second score for one question, because its key was corrected. The first one stays in the history. */
  MockTestQuestionRescored: {
    version: 2,
    upcasts: { 1: toRevision },
    schema: z.object({
      uid: questionUidSchema,
      revision: z.int().min(1),
      score: scoreSchema,
      previous: scoreSchema.pick({ points: true, maximum: true, successful: true }),
      reason: z.string(),
      /** Of the whole test, from now on. */
      points: z.number().min(0),
      maximum: z.number().min(0),
    }),
  },
} as const satisfies EventDefinitions;

export type MockTestEvent = EventOf<typeof events>;

type Started = Extract<MockTestEvent, { type: 'MockTestStarted' }>['data'];

export interface ScoredQuestion {
  readonly uid: string;
  /** The score that counts. */
  readonly score: Score;
  /** There when the key was corrected after the test: what was scored at first, and why it changed. */
  readonly correction?: {
    readonly first: Score;
    readonly revision: number;
    readonly reason: string;
  };
}

/** A question whose analysis came to no score. */
export interface UnscoredQuestion {
  readonly uid: string;
  readonly failure: string;
}
export type QuestionResult = ScoredQuestion | UnscoredQuestion;

export interface Sitting {
  readonly test: Started;
  /** In the order of the questions; the next question to answer is the one at `answers.length`. */
  readonly answers: readonly RecordedAnswer[];
  /** What the analyses have come to so far, in the order in which they came. */
  readonly analysed: readonly QuestionResult[];
}

export type MockTestAttempt =
  | { readonly status: 'not_started' }
  | ({ readonly status: 'running' } & Sitting)
  | ({ readonly status: 'section_ended'; readonly cause: EndCause } & Sitting)
  | ({ readonly status: 'submitted'; readonly cause: EndCause } & Sitting)
  | ({
      readonly status: 'scored';
      readonly cause: EndCause;
      readonly results: readonly QuestionResult[];
      readonly points: number;
      readonly maximum: number;
    } & Sitting);

/** Whether the clock of a test has run out at `now`, both by the server's time. */
export function isTimeUp(test: { readonly deadline: string }, now: string): boolean {
  return Date.parse(now) >= Date.parse(test.deadline);
}

/**
 * The stream `mock_test_attempt-<sessionId>`: one sitting of a timed test. The deadline stands in the first
 * event, so a late answer is refused by rule, whatever else is up or down.
 */
export const mockTestStream = defineStream({
  category: 'mock_test_attempt',
  subject: 'Test',
  events,
  initial: { status: 'not_started' },
  evolve(state: MockTestAttempt, { type, data }): MockTestAttempt {
    if (type === 'MockTestStarted') return { status: 'running', test: data, answers: [], analysed: [] };
    if (state.status === 'not_started') return state;
    const { test, answers, analysed } = state;
    switch (type) {
      case 'MockTestAnswerSubmitted':
        return { status: 'running', test, answers: [...answers, data.answer], analysed };
      case 'MockTestAnswerScored':
        return { ...state, analysed: withResult(analysed, { uid: data.uid, score: data.score }) };
      case 'MockTestAnswerAnalysisFailed':
        return { ...state, analysed: withResult(analysed, { uid: data.uid, failure: data.reason }) };
      case 'MockTestSectionEnded':
        return { status: 'section_ended', cause: data.cause, test, answers, analysed };
      case 'MockTestSubmitted':
        return { status: 'submitted', cause: causeOf(state), test, answers, analysed };
      case 'MockTestResultRecorded': {
        const { results, points, maximum } = data;
        return { status: 'scored', cause: causeOf(state), test, answers, analysed, results, points, maximum };
      }
      case 'MockTestQuestionRescored': {
        if (state.status !== 'scored') return state;
        const { uid, score, revision, reason, points, maximum } = data;
        const results = state.results.map((result) =>
          result.uid === uid && 'score' in result
            ? {
                uid,
                score,
                correction: { first: result.correction?.first ?? result.score, revision, reason },
              }
            : result,
        );
        return { ...state, results, points, maximum };
      }
    }
  },
});

function withResult(analysed: readonly QuestionResult[], result: QuestionResult): readonly QuestionResult[] {
  return [...analysed.filter(({ uid }) => uid !== result.uid), result];
}

type Underway = Exclude<MockTestAttempt, { status: 'not_started' }>;

function causeOf(state: Underway): EndCause {
  return state.status === 'running' ? 'student' : state.cause;
}

/** @param start `seconds` is the section's clock; `now` is ISO 8601, UTC */
export function startMockTest(
  state: MockTestAttempt,
  { now, ...test }: Omit<Started, 'startedAt' | 'deadline'> & { readonly now: string },
): Decision<MockTestEvent> {
  if (state.status !== 'not_started') return [];
  const deadline = new Date(Date.parse(now) + test.seconds * 1000).toISOString();
  return [{ type: 'MockTestStarted', data: { ...test, startedAt: now, deadline } }];
}

export interface AnswerInTest {
  readonly question: Question;
  readonly answer: Answer;
  readonly now: string;
}

/** Only the current question can be answered, once and in time. */
export function answerQuestion(
  state: MockTestAttempt,
  { question, answer, now }: AnswerInTest,
): Decision<
  MockTestEvent,
  | 'mock_test_not_found'
  | 'not_in_this_test'
  | 'already_answered'
  | 'test_already_submitted'
  | 'time_is_up'
  | 'not_the_current_question'
  | 'answer_does_not_fit'
> {
  if (state.status === 'not_started') return reject('mock_test_not_found');
  const index = state.test.questions.findIndex(({ uid }) => uid === question.uid);
  if (index < 0) return reject('not_in_this_test');
  const earlier = state.answers[index];
  if (earlier !== undefined) return isSameAnswer(earlier, answer) ? [] : reject('already_answered');
  // A late answer is refused for the same reason before and after the deadline ended the section.
  if (state.status !== 'running' && state.cause !== 'deadline') return reject('test_already_submitted');
  if (state.status !== 'running' || isTimeUp(state.test, now)) return reject('time_is_up');
  if (index !== state.answers.length) return reject('not_the_current_question');
  if (!fitsQuestion(question, answer)) return reject('answer_does_not_fit');
  return [{ type: 'MockTestAnswerSubmitted', data: { uid: question.uid, index, answer } }];
}

/** By a student who has done, or by the clock, which has to wait for the deadline. */
export function endSection(
  state: MockTestAttempt,
  { by, now }: { readonly by: 'student' | 'clock'; readonly now: string },
): Decision<MockTestEvent, 'mock_test_not_found' | 'time_is_left'> {
  if (state.status === 'not_started') return reject('mock_test_not_found');
  if (state.status !== 'running') return [];
  const timeIsUp = isTimeUp(state.test, now);
  if (by === 'clock' && !timeIsUp) return reject('time_is_left');
  const isComplete = state.answers.length === state.test.questions.length;
  const cause: EndCause = isComplete ? 'completed' : timeIsUp ? 'deadline' : 'student';
  return [{ type: 'MockTestSectionEnded', data: { section: state.test.section, cause } }];
}

export function submitTest(
  state: MockTestAttempt,
): Decision<MockTestEvent, 'mock_test_not_found' | 'time_is_left'> {
  if (state.status === 'not_started') return reject('mock_test_not_found');
  if (state.status === 'submitted' || state.status === 'scored') return [];
  if (state.status === 'running') return reject('time_is_left');
  const answered = state.answers.length;
  return [{ type: 'MockTestSubmitted', data: { answered, questions: state.test.questions.length } }];
}
