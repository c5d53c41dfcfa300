import { z } from 'zod';
import type { EventDefinitions, EventOf } from '../core/codec.ts';
import { reject, type Decision } from '../core/decision.ts';
import { defineStream } from '../core/stream.ts';
import { renamed } from '../core/upcasts.ts';
import type { JsonObject } from '../core/json.ts';
import { answerOf, isSameAnswer } from '../question-types/recorded-answer.ts';
import {
  carryAnswer,
  emptyAnswerOf,
  fitsQuestion,
  recordedAnswerSchema,
  scoreAnswer,
  type Answer,
  type Question,
  type RecordedAnswer,
} from '../question-types/registry.ts';
import { sectionSchema } from '../question-types/section.ts';
import { questionUidSchema } from '../question-types/type-code.ts';
import { scoreSchema, type Score } from '../scoring/score.ts';

const questionSchema = z.object({ uid: questionUidSchema, revision: z.int().min(1) });
const resultSchema = z.object({ uid: questionUidSchema, score: scoreSchema });
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
  MockTestSectionEnded: {
    version: 1,
    schema: z.object({ section: sectionSchema, cause: z.enum(['deadline', 'student', 'completed']) }),
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
export type EndCause = Extract<MockTestEvent, { type: 'MockTestSectionEnded' }>['data']['cause'];
export interface QuestionResult {
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

interface Sitting {
  readonly test: Started;
  /** In the order of the questions; the next question to answer is the one at `answers.length`. */
  readonly answers: readonly RecordedAnswer[];
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
    if (type === 'MockTestStarted') return { status: 'running', test: data, answers: [] };
    if (state.status === 'not_started') return state;
    const { test, answers } = state;
    switch (type) {
      case 'MockTestAnswerSubmitted':
        return { status: 'running', test, answers: [...answers, data.answer] };
      case 'MockTestSectionEnded':
        return { status: 'section_ended', cause: data.cause, test, answers };
      case 'MockTestSubmitted':
        return { status: 'submitted', cause: causeOf(state), test, answers };
      case 'MockTestResultRecorded': {
        const { results, points, maximum } = data;
        return { status: 'scored', cause: causeOf(state), test, answers, results, points, maximum };
      }
      case 'MockTestQuestionRescored': {
        if (state.status !== 'scored') return state;
        const { uid, score, revision, reason, points, maximum } = data;
        const results = state.results.map((result) =>
          result.uid === uid
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
  // A late answer hears the same before and after the section was ended for it.
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

/** @param asked the questions in the versions that were answered, in the order of the test */
export function recordResult(
  state: MockTestAttempt,
  { questions }: { readonly questions: readonly Question[] },
): Decision<MockTestEvent, 'mock_test_not_found' | 'test_not_submitted'> {
  if (state.status === 'not_started') return reject('mock_test_not_found');
  if (state.status === 'scored') return [];
  if (state.status !== 'submitted') return reject('test_not_submitted');
  return [{ type: 'MockTestResultRecorded', data: resultOf(state, questions) }];
}

/**
 * What was not answered counts 0 of its maximum, found by scoring the type's own `emptyAnswer`.
 * @throws RangeError when a question of the test is not given: a result without it would be a wrong one.
 */
function resultOf(state: Sitting, questions: readonly Question[]) {
  const results = state.test.questions.map(({ uid }, index) => {
    const question = questions.find((candidate) => candidate.uid === uid);
    if (!question) throw new RangeError(`${uid} was asked and is not given`);
    const recorded = state.answers[index];
    const answer = (recorded && answerOf(recorded)) ?? emptyAnswerOf(question.type);
    return { uid, score: scoreAnswer(question, answer) };
  });
  const sum = (of: (score: Score) => number) => results.reduce((total, { score }) => total + of(score), 0);
  return {
    mockTestId: state.test.mockTestId,
    results,
    points: sum((score) => score.points),
    maximum: sum((score) => score.maximum),
  };
}

export interface RescoreQuestion {
  /** The question as it was in a revision: the one that was asked is looked up. */
  readonly questionIn: (revision: number) => Question;
  /** The question as it is now. */
  readonly question: Question;
  readonly revision: number;
  readonly reason: string;
}

/** A second score by a corrected key; nothing for one that was asked with this key or scored by it before. */
export function rescoreQuestion(
  state: MockTestAttempt,
  { questionIn, question, revision, reason }: RescoreQuestion,
): Decision<MockTestEvent, 'mock_test_not_found' | 'not_in_this_test' | 'test_not_submitted'> {
  if (state.status === 'not_started') return reject('mock_test_not_found');
  const { uid } = question;
  const index = state.test.questions.findIndex((asked) => asked.uid === uid);
  const asked = state.test.questions[index];
  if (!asked) return reject('not_in_this_test');
  if (state.status !== 'scored') return reject('test_not_submitted');
  const counting = state.results.find((result) => result.uid === uid);
  if (!counting || (counting.correction?.revision ?? asked.revision) >= revision) return [];
  const recorded = state.answers[index];
  const given = recorded === undefined ? emptyAnswerOf(question.type) : answerOf(recorded);
  // An answer erased with its account cannot be scored again.
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
