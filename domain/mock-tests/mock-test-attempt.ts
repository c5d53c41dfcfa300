import { z } from 'zod';
import { defineEvents, type EventOf } from '../core/codec.ts';
import { reject, type Decider } from '../core/decider.ts';
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

/**
 * The stream `mock_test_attempt-<sessionId>`: one sitting of a timed test. The deadline stands in the first
 * event, so a late answer is refused by rule, whatever else is up or down.
 */
const questionSchema = z.object({ uid: questionUidSchema, questionVersion: z.int().min(1) });
const resultSchema = z.object({ uid: questionUidSchema, score: scoreSchema });
const definitions = {
  MockTestStarted: {
    version: 1,
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
    version: 1,
    schema: z.object({
      uid: questionUidSchema,
      questionVersion: z.int().min(1),
      score: scoreSchema,
      previous: scoreSchema.pick({ points: true, maximum: true, successful: true }),
      reason: z.string(),
      /** Of the whole test, from now on. */
      points: z.number().min(0),
      maximum: z.number().min(0),
    }),
  },
} as const;

export type MockTestEvent = EventOf<typeof definitions>;
export const mockTestCodec = defineEvents('mock_test_attempt', definitions);
export const mockTestStream = (sessionId: string) => `mock_test_attempt-${sessionId}`;

type Started = Extract<MockTestEvent, { type: 'MockTestStarted' }>['data'];
export type EndCause = Extract<MockTestEvent, { type: 'MockTestSectionEnded' }>['data']['cause'];
export interface QuestionResult {
  readonly uid: string;
  /** The score that counts. */
  readonly score: Score;
  /** There when the key was corrected after the test: what was scored at first, and why it changed. */
  readonly correction?: {
    readonly first: Score;
    readonly questionVersion: number;
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

export type MockTestCommand =
  | ({ readonly type: 'startMockTest'; readonly now: string } & Omit<Started, 'startedAt' | 'deadline'>)
  | {
      readonly type: 'submitAnswer';
      readonly question: Question;
      readonly answer: Answer;
      readonly now: string;
    }
  /** By a student who has done, or by the clock. */
  | { readonly type: 'endSection'; readonly by: 'student' | 'clock'; readonly now: string }
  | { readonly type: 'submitTest'; readonly now: string }
  /** `questions` holds the versions that were answered, in the order of the test. */
  | { readonly type: 'recordResult'; readonly questions: readonly Question[] }
  | {
      readonly type: 'rescoreQuestion';
      /** The question as it was answered. */
      readonly answered: Question;
      /** The question as it is now. */
      readonly question: Question;
      readonly questionVersion: number;
      readonly reason: string;
    };

type Code =
  | 'mock_test_not_found'
  | 'not_in_this_test'
  | 'not_the_current_question'
  | 'already_answered'
  | 'answer_does_not_fit'
  | 'time_is_up'
  | 'time_is_left'
  | 'test_already_submitted'
  | 'test_not_submitted';

/** Whether the clock of a test has run out at `now`, both by the server's time. */
export function isTimeUp(test: { readonly deadline: string }, now: string): boolean {
  return Date.parse(now) >= Date.parse(test.deadline);
}

export const mockTestDecider: Decider<MockTestAttempt, MockTestCommand, MockTestEvent, Code> = {
  initial: { status: 'not_started' },
  evolve(state, { type, data }) {
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
        const { uid, score, questionVersion, reason, points, maximum } = data;
        const results = state.results.map((result) =>
          result.uid === uid
            ? {
                uid,
                score,
                correction: { first: result.correction?.first ?? result.score, questionVersion, reason },
              }
            : result,
        );
        return { ...state, results, points, maximum };
      }
    }
  },
  decide(command, state) {
    if (command.type === 'startMockTest') {
      const { type: _type, now, ...test } = command;
      if (state.status !== 'not_started') return [];
      const deadline = new Date(Date.parse(now) + test.seconds * 1000).toISOString();
      return [{ type: 'MockTestStarted', data: { ...test, startedAt: now, deadline } }];
    }
    if (state.status === 'not_started') return reject('mock_test_not_found');
    switch (command.type) {
      case 'submitAnswer':
        return decideAnswer(command.question, command.answer, command.now, state);
      case 'endSection':
        return decideSectionEnd(command.by, command.now, state);
      case 'submitTest': {
        if (state.status === 'submitted' || state.status === 'scored') return [];
        if (state.status === 'running') return reject('time_is_left');
        const answered = state.answers.length;
        return [{ type: 'MockTestSubmitted', data: { answered, questions: state.test.questions.length } }];
      }
      case 'recordResult': {
        if (state.status === 'scored') return [];
        if (state.status !== 'submitted') return reject('test_not_submitted');
        return [{ type: 'MockTestResultRecorded', data: resultOf(state, command.questions) }];
      }
      case 'rescoreQuestion':
        return decideRescore(command, state);
    }
  },
};

type Underway = Exclude<MockTestAttempt, { status: 'not_started' }>;

function causeOf(state: Underway): EndCause {
  return state.status === 'running' ? 'student' : state.cause;
}

function decideAnswer(question: Question, answer: Answer, now: string, state: Underway) {
  const index = state.test.questions.findIndex(({ uid }) => uid === question.uid);
  if (index < 0) return reject('not_in_this_test');
  const earlier = state.answers[index];
  if (earlier !== undefined) return isSameAnswer(earlier, answer) ? [] : reject('already_answered');
  // A late answer hears the same before and after somebody has ended the section for it.
  if (state.status !== 'running' && state.cause !== 'deadline') return reject('test_already_submitted');
  if (state.status !== 'running' || isTimeUp(state.test, now)) return reject('time_is_up');
  if (index !== state.answers.length) return reject('not_the_current_question');
  if (!fitsQuestion(question, answer)) return reject('answer_does_not_fit');
  return [{ type: 'MockTestAnswerSubmitted' as const, data: { uid: question.uid, index, answer } }];
}

function decideSectionEnd(by: 'student' | 'clock', now: string, state: Underway) {
  if (state.status !== 'running') return [];
  const timeIsUp = isTimeUp(state.test, now);
  if (by === 'clock' && !timeIsUp) return reject('time_is_left');
  const isComplete = state.answers.length === state.test.questions.length;
  const cause: EndCause = isComplete ? 'completed' : timeIsUp ? 'deadline' : 'student';
  return [{ type: 'MockTestSectionEnded' as const, data: { section: state.test.section, cause } }];
}

function decideRescore(command: Extract<MockTestCommand, { type: 'rescoreQuestion' }>, state: Underway) {
  const { answered, question, questionVersion, reason } = command;
  const { uid } = question;
  const index = state.test.questions.findIndex((asked) => asked.uid === uid);
  const asked = state.test.questions[index];
  if (!asked) return reject('not_in_this_test');
  if (state.status !== 'scored') return reject('test_not_submitted');
  const counting = state.results.find((result) => result.uid === uid);
  if (!counting || (counting.correction?.questionVersion ?? asked.questionVersion) >= questionVersion)
    return [];
  const recorded = state.answers[index];
  const given = recorded === undefined ? emptyAnswerOf(question.type) : answerOf(recorded);
  // An answer erased with its account cannot be scored again.
  if (given === undefined) return [];
  const score = scoreAnswer(question, carryAnswer(answered, question, given));
  const { points, maximum, successful } = counting.score;
  const previous = { points, maximum, successful };
  return [
    {
      type: 'MockTestQuestionRescored' as const,
      data: {
        uid,
        questionVersion,
        score,
        previous,
        reason,
        points: state.points - points + score.points,
        maximum: state.maximum - maximum + score.maximum,
      },
    },
  ];
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
