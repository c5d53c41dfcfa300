import { z } from 'zod';
import type { EventDefinitions, EventOf } from '../core/codec.ts';
import { dayMs } from '../core/durations.ts';
import { defineStream } from '../core/stream.ts';
import { renamed } from '../core/upcasts.ts';
import type { JsonObject } from '../core/json.ts';
import { recordedAnswerSchema, type RecordedAnswer } from '../question-types/registry.ts';
import { questionUidSchema } from '../question-types/type-code.ts';
import { scoreSchema, type Score } from '../scoring/score.ts';
import { examPartSchema } from './exam-part.ts';
import { endCauseSchema, type EndCause } from './mock-test-status.ts';
import type { AskedQuestion, SetSection } from './set-clocks.ts';

/** For so long a sitting may be gone on with. */
export const openMs = 7 * dayMs;

/** A question's score, or why there is none: then it is in neither the points nor the maximum. */
const resultSchema = z.union([
  z.object({ uid: questionUidSchema, score: scoreSchema }),
  z.object({ uid: questionUidSchema, failure: z.string() }),
]);
const questionSchema = z.object({ uid: questionUidSchema, revision: z.int().min(1) });
const sectionSchema = z.object({
  section: examPartSchema,
  /** One after the other; a question of its own time has a clock of its own. */
  clocks: z
    .array(z.object({ seconds: z.number().positive(), questions: z.array(questionSchema).min(1) }))
    .min(1),
});
const instant = z.iso.datetime();
const toRevision = renamed('questionVersion', 'revision');
/** Up to version 2 a sitting had one section under one clock. */
function toSections({ section, seconds, questions, deadline: _deadline, ...rest }: JsonObject): JsonObject {
  const startedAt = instant.parse(rest['startedAt']);
  const expiresAt = new Date(Date.parse(startedAt) + openMs).toISOString();
  return { ...rest, sections: [{ section, clocks: [{ seconds, questions }] }], expiresAt } as JsonObject;
}
const events = {
  MockTestStarted: {
    version: 3,
    upcasts: {
      1: (data) => ({ ...data, questions: (data['questions'] as readonly JsonObject[]).map(toRevision) }),
      2: toSections,
    },
    schema: z.object({
      sessionId: z.string(),
      mockTestId: z.string(),
      userId: z.string(),
      sections: z.array(sectionSchema).min(1),
      /** The first section begins with the sitting. */
      startedAt: instant,
      /** What is not begun by then is left out. */
      expiresAt: instant,
    }),
  },
  /** A later section begins when the student says so; between two the clock stands. */
  MockTestSectionStarted: {
    version: 1,
    schema: z.object({ index: z.int().min(1), section: examPartSchema, startedAt: instant }),
  },
  MockTestAnswerSubmitted: {
    version: 2,
    // Where there is one clock, no other one begins with an answer: it did not say when it came.
    upcasts: { 1: (data) => data },
    schema: z.object({
      uid: questionUidSchema,
      /** 0 for the first question of the test. */
      index: z.int().min(0),
      answer: recordedAnswerSchema,
      submittedAt: instant.optional(),
      /** It was the last one of its clock, so that what waits for the clock has another one to wait for. */
      endsClock: z.boolean().optional(),
    }),
  },
  /** What was not answered under a clock is left out, and the next clock of the section runs. */
  MockTestClockRanOut: {
    version: 1,
    schema: z.object({ section: z.int().min(0), clock: z.int().min(0), ranOutAt: instant }),
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
    schema: z.object({ section: examPartSchema, cause: endCauseSchema }),
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

export type Started = Extract<MockTestEvent, { type: 'MockTestStarted' }>['data'];

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
  /** All that is asked, in its order. */
  readonly questions: readonly AskedQuestion[];
  /**
   * In the order of the questions, null for one that was left out; the next question to answer is the one at
   * `answers.length`.
   */
  readonly answers: readonly (RecordedAnswer | null)[];
  /** What the analyses have come to so far, in the order in which they came. */
  readonly analysed: readonly QuestionResult[];
}

/** Where a sitting stands that is under way. */
export interface Place {
  /** Of the sitting's sections. */
  readonly section: number;
  /** Of the section's clocks. */
  readonly clock: number;
  /** When the clock began, ISO 8601, UTC. */
  readonly clockSince: string;
  /** When the question of the moment was first shown. */
  readonly questionSince: string;
}

export type MockTestAttempt =
  | { readonly status: 'not_started' }
  | ({ readonly status: 'running' } & Place & Sitting)
  | ({ readonly status: 'between_sections'; readonly section: number; readonly cause: EndCause } & Sitting)
  | ({ readonly status: 'section_ended'; readonly cause: EndCause } & Sitting)
  | ({ readonly status: 'submitted'; readonly cause: EndCause } & Sitting)
  | ({
      readonly status: 'scored';
      readonly cause: EndCause;
      readonly results: readonly QuestionResult[];
      readonly points: number;
      readonly maximum: number;
    } & Sitting);

/** All questions of some sections, in their order. */
export const questionsOf = (sections: Started['sections']): readonly AskedQuestion[] =>
  sections.flatMap(({ clocks }) => clocks.flatMap(({ questions }) => questions));

/** How many questions come before the end of a clock, or of its section where no clock is named. */
export function questionsUntil({ sections }: Started, section: number, clock = Infinity): number {
  const clocks = sections[section]?.clocks.slice(0, clock + 1) ?? [];
  const inSection = clocks.reduce((sum, { questions }) => sum + questions.length, 0);
  return questionsBefore({ sections }, section) + inSection;
}

/** How many questions come before a section. */
export const questionsBefore = ({ sections }: Pick<Started, 'sections'>, section: number): number =>
  questionsOf(sections.slice(0, section)).length;

/** One of the sections of a sitting. @throws RangeError where there is none */
export function sectionAt({ sessionId, sections }: Started, index: number): SetSection {
  const section = sections[index];
  if (!section) throw new RangeError(`${sessionId} has no section ${index}`);
  return section;
}

/**
 * The stream `mock_test_attempt-<sessionId>`: one sitting of a timed test. Every deadline follows from its events, so a
 * late answer is refused by rule, whatever else is up or down.
 */
export const mockTestStream = defineStream({
  category: 'mock_test_attempt',
  subject: 'Test',
  events,
  initial: { status: 'not_started' },
  evolve(state: MockTestAttempt, { type, data }): MockTestAttempt {
    if (type === 'MockTestStarted') {
      return {
        ...beginning(0, data.startedAt),
        test: data,
        questions: questionsOf(data.sections),
        answers: [],
        analysed: [],
      };
    }
    if (state.status === 'not_started') return state;
    const { test, questions, answers, analysed } = state;
    const sitting = { test, questions, answers, analysed };
    switch (type) {
      case 'MockTestSectionStarted':
        return { ...sitting, ...beginning(data.index, data.startedAt) };
      case 'MockTestAnswerSubmitted':
        return withAnswer(state, data.answer, data.submittedAt);
      case 'MockTestClockRanOut':
        return {
          ...sitting,
          ...beginning(data.section, data.ranOutAt, data.clock + 1),
          answers: leftOut(answers, questionsUntil(test, data.section, data.clock)),
        };
      case 'MockTestAnswerScored':
        return { ...state, analysed: withResult(analysed, { uid: data.uid, score: data.score }) };
      case 'MockTestAnswerAnalysisFailed':
        return { ...state, analysed: withResult(analysed, { uid: data.uid, failure: data.reason }) };
      case 'MockTestSectionEnded': {
        const section = state.status === 'running' ? state.section : test.sections.length - 1;
        const ended = {
          ...sitting,
          answers: leftOut(answers, questionsUntil(test, section)),
          cause: data.cause,
        };
        return section === test.sections.length - 1
          ? { status: 'section_ended', ...ended }
          : { status: 'between_sections', section, ...ended };
      }
      case 'MockTestSubmitted':
        return { status: 'submitted', cause: causeOf(state), ...sitting };
      case 'MockTestResultRecorded': {
        const { results, points, maximum } = data;
        return { status: 'scored', cause: causeOf(state), ...sitting, results, points, maximum };
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

const beginning = (section: number, at: string, clock = 0) =>
  ({ status: 'running', section, clock, clockSince: at, questionSince: at }) as const;

/** With an answer for the question of the moment; the clock's last one lets the next clock run. */
function withAnswer(state: Underway, answer: RecordedAnswer, at: string | undefined): MockTestAttempt {
  const answers = [...state.answers, answer];
  if (state.status !== 'running') return { ...state, answers };
  const { section, clock, test } = state;
  const questionSince = at ?? state.questionSince;
  const clocks = test.sections[section]?.clocks.length ?? 0;
  const goesOn = answers.length < questionsUntil(test, section, clock) || clock + 1 >= clocks;
  return goesOn
    ? { ...state, answers, questionSince }
    : { ...state, answers, ...beginning(section, questionSince, clock + 1) };
}

/** What was not answered before a place is left out. */
const leftOut = (answers: Sitting['answers'], until: number): Sitting['answers'] => [
  ...answers,
  ...Array.from({ length: Math.max(0, until - answers.length) }, () => null),
];

function withResult(analysed: readonly QuestionResult[], result: QuestionResult): readonly QuestionResult[] {
  return [...analysed.filter(({ uid }) => uid !== result.uid), result];
}

export type Underway = Exclude<MockTestAttempt, { status: 'not_started' }>;

function causeOf(state: Underway): EndCause {
  return state.status === 'running' ? 'student' : state.cause;
}

/** How many questions were answered. */
export const answeredIn = ({ answers }: Sitting): number =>
  answers.filter((answer) => answer !== null).length;
