import { z } from 'zod';
import { examTypeSchema } from '../accounts/exam-type.ts';
import type { EventDefinitions, EventOf } from '../core/events/codec.ts';
import { defineStream } from '../core/events/stream.ts';
import { personal } from '../core/events/personal.ts';
import { instantSchema, type Instant } from '../core/instant.ts';
import { recordedAnswerSchema, type RecordedAnswer } from '../question-types/registry.ts';
import { questionUidSchema } from '../question-types/type-code.ts';
import { scoreSchema } from '../scoring/score.ts';
import { secondScoreFields } from '../scoring/second-score.ts';
import { examPartSchema } from '../mock-tests/exam-part.ts';
import { timeCompensationSchema } from './clocks/lost-time.ts';
import { endCauseSchema, type EndCause } from './mock-test-status.ts';
import { paidBy } from '../mock-tests/paid-by.ts';
import { questionsOf, questionsUntil, withLongerClocks } from './clocks/set-sections.ts';
import { breakBeganSchema, breakEndedSchema, type Break, type OpenBreak } from './clocks/breaks.ts';
import {
  examClockSchema,
  extraTimeGrantedSchema,
  extraTimeSchema,
  marks,
  resultSchema,
  sectionSchema,
} from './sitting-schemas.ts';
import type { QuestionResult, ScoredQuestion } from './scores/question-result.ts';
import type { AskedQuestion } from './clocks/set-clocks.ts';

const events = {
  MockTestStarted: {
    version: 1,
    schema: z.object({
      sessionId: z.string(),
      mockTestId: z.string(),
      /** Of a fixed test, whose name can change later. */
      testName: z.string().optional(),
      userId: z.string(),
      sections: z.array(sectionSchema).min(1),
      /** The first section starts with the sitting. */
      startedAt: instantSchema,
      /** Sections not started by then are omitted. */
      expiresAt: instantSchema,
      /** Included in the clocks above. */
      extraTime: extraTimeSchema.optional(),
      paidBy: z.enum(paidBy).optional(),
      mark: z.enum(marks).optional(),
      /** The exam of the weights: the test's, or the student's if the test suits every exam. */
      examType: examTypeSchema.optional(),
    }),
  },
  /** Students start later sections themselves; the clock is stopped in between. */
  MockTestSectionStarted: {
    version: 1,
    schema: z.object({ index: z.int().min(1), section: examPartSchema, startedAt: instantSchema }),
  },
  MockTestAnswerSubmitted: {
    version: 1,
    schema: z.object({
      uid: questionUidSchema,
      index: z.int().min(0),
      answer: recordedAnswerSchema,
      submittedAt: instantSchema.optional(),
      /** The clock's last question, so that waiters move to the next clock. */
      endsClock: z.boolean().optional(),
      /** Seconds without focus during the question, by the client. */
      awaySeconds: z.number().min(0).optional(),
    }),
  },
  /** Unanswered questions of the clock are omitted, and the section's next clock runs. */
  MockTestClockExpired: {
    version: 1,
    schema: z.object({ ...examClockSchema.shape, ranOutAt: instantSchema }),
  },
  /** Time lost through us, or to an interrupted recording: the clock's deadline moves. */
  MockTestTimeCompensated: { version: 1, schema: timeCompensationSchema },
  MockTestExtraTimeGranted: { version: 1, schema: extraTimeGrantedSchema },
  /** A break, before the next question is shown. */
  MockTestBreakStarted: { version: 1, schema: breakBeganSchema },
  /** The deadline moves by the break's length. */
  MockTestBreakEnded: { version: 1, schema: breakEndedSchema },
  MockTestAnswerScored: {
    version: 1,
    schema: z.object({ uid: questionUidSchema, score: scoreSchema }),
  },
  /** The analysis failed. A score may still follow; after the result, as a late one. */
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
  /** A score that arrived after the result: a second result beside the first. */
  MockTestLateScoreRecorded: {
    version: 1,
    schema: z.object({
      uid: questionUidSchema,
      score: scoreSchema,
      points: z.number().min(0),
      maximum: z.number().min(0),
    }),
  },
  /** After a corrected key. The first score stays in the history. */
  MockTestQuestionRescored: {
    version: 1,
    schema: z.object({
      uid: questionUidSchema,
      revision: z.int().min(1),
      score: scoreSchema,
      previous: scoreSchema.pick({ points: true, maximum: true, successful: true }),
      reason: z.string(),
      points: z.number().min(0),
      maximum: z.number().min(0),
    }),
  },
  /** By a newer scorer, beside the first score: the test keeps its points. */
  MockTestAnswerScoredAgain: {
    version: 1,
    schema: z.object({ uid: questionUidSchema, ...secondScoreFields }),
  },
  /** Requests a notification about a newer scorer's score. */
  MockTestNewScoreNoticeRequested: { version: 1, schema: z.object({ uid: questionUidSchema }) },
  MockTestRemoved: { version: 1, schema: z.object({}) },
  MockTestRestored: { version: 1, schema: z.object({}) },
  /** A later share keeps the link and changes the name. */
  MockTestScorecardShared: {
    version: 1,
    schema: z.object({
      /** Unguessable, because the link is the permission. */
      shareId: z.uuid(),
      /** Absent if the student chose none. */
      name: personal(z.string()).optional(),
    }),
  },
  MockTestScorecardUnshared: { version: 1, schema: z.object({}) },
} as const satisfies EventDefinitions;

export type MockTestEvent = EventOf<typeof events>;

type DataOf<Type extends MockTestEvent['type']> = Extract<MockTestEvent, { type: Type }>['data'];

export type Started = DataOf<'MockTestStarted'>;

export type TimeCompensation = DataOf<'MockTestTimeCompensated'>;

type GrantedInTest = DataOf<'MockTestExtraTimeGranted'>;

export type Share = DataOf<'MockTestScorecardShared'>;

export type { QuestionResult, ScoredQuestion } from './scores/question-result.ts';

export interface Sitting {
  readonly test: Started;
  readonly questions: readonly AskedQuestion[];
  /** In question order, null if omitted; the next is at `answers.length`. */
  readonly answers: readonly (RecordedAnswer | null)[];
  readonly givenBack: readonly TimeCompensation[];
  /** Past breaks. */
  readonly breaks: readonly Break[];
  /** Results of analyses so far, in order of arrival. */
  readonly analysed: readonly QuestionResult[];
  /** The latest extra time granted during the sitting. */
  readonly grantedInTest?: GrantedInTest;
  readonly isRemoved?: true;
  readonly share?: Share;
}

export interface Place {
  readonly section: number;
  readonly clock: number;
  readonly clockSince: Instant;
  /** When the current question was first shown. */
  readonly questionSince: Instant;
  /** Present during a break: the current question is hidden. */
  readonly onBreak?: OpenBreak;
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

/** The stream `mock_test_attempt-<sessionId>`. Deadlines follow from events, so late answers are rejected even after an outage. */
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
        givenBack: [],
        breaks: [],
        analysed: [],
      };
    }
    if (state.status === 'not_started') return state;
    const { test, questions, answers, givenBack, breaks, analysed, grantedInTest, isRemoved, share } = state;
    const sitting = {
      test,
      questions,
      answers,
      givenBack,
      breaks,
      analysed,
      ...(grantedInTest && { grantedInTest }),
      ...(isRemoved && { isRemoved }),
      ...(share && { share }),
    };
    switch (type) {
      case 'MockTestRemoved':
        return { ...state, isRemoved: true };
      case 'MockTestRestored': {
        const { isRemoved: _isRemoved, ...listed } = state;
        return listed;
      }
      case 'MockTestScorecardShared':
        return { ...state, share: data };
      case 'MockTestScorecardUnshared': {
        const { share: _share, ...unshared } = state;
        return unshared;
      }
      case 'MockTestSectionStarted':
        return { ...sitting, ...beginning(data.index, data.startedAt) };
      case 'MockTestAnswerSubmitted':
        return withAnswer(state, data.answer, data.submittedAt);
      case 'MockTestClockExpired':
        return {
          ...sitting,
          ...beginning(data.section, data.ranOutAt, data.clock + 1),
          answers: leftOut(answers, questionsUntil(test, data.section, data.clock)),
        };
      case 'MockTestTimeCompensated':
        return { ...state, givenBack: [...givenBack, data] };
      case 'MockTestExtraTimeGranted':
        return { ...state, test: withLongerClocks(test, data), grantedInTest: data };
      case 'MockTestBreakStarted':
        return state.status === 'running' ? { ...state, onBreak: data } : state;
      case 'MockTestBreakEnded': {
        const over = { ...state, breaks: [...breaks, data] };
        if (over.status !== 'running') return over;
        const { onBreak: _onBreak, ...running } = over;
        return { ...running, questionSince: data.until };
      }
      case 'MockTestAnswerScored':
        return { ...state, analysed: withResult(analysed, { uid: data.uid, score: data.score }) };
      case 'MockTestAnswerAnalysisFailed':
        return { ...state, analysed: withResult(analysed, { uid: data.uid, failure: data.reason }) };
      case 'MockTestSectionEnded':
        return withEndedSection(state, sitting, data.cause);
      case 'MockTestSubmitted':
        return { status: 'submitted', cause: causeOf(state), ...sitting };
      case 'MockTestResultRecorded': {
        const { results, points, maximum } = data;
        return { status: 'scored', cause: causeOf(state), ...sitting, results, points, maximum };
      }
      case 'MockTestLateScoreRecorded':
        return withLateScore(state, data);
      case 'MockTestQuestionRescored':
        return withCorrection(state, data);
      case 'MockTestAnswerScoredAgain': {
        const { uid, score, rolloutId } = data;
        return withScored(state, uid, (result) => ({
          ...result,
          secondScores: [...(result.secondScores ?? []), { score, rolloutId }],
        }));
      }
      case 'MockTestNewScoreNoticeRequested':
        return withScored(state, data.uid, (result) => ({ ...result, isNoticeRequested: true }));
    }
  },
});

function withEndedSection(state: Underway, sitting: Sitting, cause: EndCause): MockTestAttempt {
  const { sections } = sitting.test;
  const section = state.status === 'running' ? state.section : sections.length - 1;
  const answers = leftOut(sitting.answers, questionsUntil(sitting.test, section));
  const ended = { ...sitting, answers, cause };
  return section === sections.length - 1
    ? { status: 'section_ended', ...ended }
    : { status: 'between_sections', section, ...ended };
}

function withLateScore(
  state: Underway,
  { uid, score, points, maximum }: DataOf<'MockTestLateScoreRecorded'>,
) {
  if (state.status !== 'scored') return state;
  const results = state.results.map((result) =>
    result.uid === uid && !('score' in result) ? { uid, score, isLate: true as const } : result,
  );
  return { ...state, results, points, maximum };
}

function withCorrection(state: Underway, data: DataOf<'MockTestQuestionRescored'>): Underway {
  const { uid, score, revision, reason, points, maximum } = data;
  const changed = withScored(state, uid, (result) => ({
    ...result,
    score,
    correction: { first: result.correction?.first ?? result.score, revision, reason },
  }));
  return changed.status === 'scored' ? { ...changed, points, maximum } : changed;
}

function withScored(
  state: Underway,
  uid: string,
  change: (result: ScoredQuestion) => ScoredQuestion,
): Underway {
  if (state.status !== 'scored') return state;
  const results = state.results.map((result) =>
    result.uid === uid && 'score' in result ? change(result) : result,
  );
  return { ...state, results };
}

const beginning = (section: number, at: Instant, clock = 0) =>
  ({ status: 'running', section, clock, clockSince: at, questionSince: at }) as const;

/** Answers the current question; a clock's last answer starts the next clock. */
function withAnswer(state: Underway, answer: RecordedAnswer, at: Instant | undefined): MockTestAttempt {
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

/** Pads unanswered questions before a place as omitted. */
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
