import { z } from 'zod';
import { defineCall, uuidSchema } from '../core/contract.ts';
import { examTypeSchema } from '../accounts/exam-type.ts';
import { instantSchema } from '../core/instant.ts';
import { answerSchema, questionViewSchema, solutionSchema } from '../question-types/registry.ts';
import { questionUidSchema } from '../question-types/type-code.ts';
import { estimateSchema } from '../scorecards/estimate-schema.ts';
import { newerScoresSchema } from '../scoring/newer-scores.ts';
import { scoreSchema } from '../scoring/score.ts';
import { examPartSchema } from '../mock-tests/exam-part.ts';
import { extraPercentSchema } from '../extra-time/extra-percents.ts';
import { lossCauseSchema } from './clocks/lost-time.ts';
import { endCauseSchema, mockTestStatusSchema } from './mock-test-status.ts';
import { marks } from './sitting-schemas.ts';
import { shareSchema } from './sharing/share-scorecard.ts';

const sessionId = z.uuid();
const ofSitting = { sessionId: uuidSchema };
/** A name that the page of a running test gives itself. */
export const holderSchema = uuidSchema;
export const held = { ...ofSitting, holder: holderSchema.optional() };

/** Its length is an estimate until the questions are drawn. */
export const sectionInBriefSchema = z.object({
  section: examPartSchema,
  questions: z.int(),
  seconds: z.number(),
});

/** The state of a sitting; the client counts down to the clock's deadline by `dateNow`, never by its own clock. */
export const sittingSchema = z.object({
  sessionId,
  mockTestId: z.string(),
  name: z.string(),
  status: mockTestStatusSchema,
  startedAt: instantSchema,
  /** Between sections it can be continued until then. */
  expiresAt: instantSchema,
  dateNow: instantSchema,
  sections: z.array(sectionInBriefSchema),
  /** The current or last section, from 0. */
  sectionIndex: z.int(),
  /** Answered or omitted questions of the section. */
  answered: z.int(),
  givenBack: z.array(
    z.object({
      cause: lossCauseSchema,
      from: instantSchema,
      until: instantSchema,
      seconds: z.number().positive(),
    }),
  ),
  /** Extra time granted during this section; it applies from the next clock on. */
  grantedInTest: z
    .object({
      percent: z.union([extraPercentSchema, z.literal(0)]),
      stopClock: z.boolean(),
      /** The total added to clocks that had not begun. */
      addedSeconds: z.number().min(0),
    })
    .optional(),
  /** Present during a break, without clock and question. */
  onBreak: z
    .object({
      beganAt: instantSchema,
      endsAt: instantSchema,
      /** Of the stopped clock. */
      secondsLeft: z.number(),
    })
    .optional(),
  /** The allowed break before the next question; absent if none. */
  nextBreakSeconds: z.number().positive().optional(),
  /** Absent while no clock runs. */
  clock: z
    .object({
      since: instantSchema,
      deadline: instantSchema,
      seconds: z.number(),
      /** How many questions share it. */
      questions: z.int(),
    })
    .optional(),
  /** Without its key; absent after the last one and when the time is up. */
  question: questionViewSchema.optional(),
  /** When `question` was first shown: reloads do not restart its timing. */
  questionSince: instantSchema.optional(),
  /** The previous question with the answer that counts; without one it was omitted. */
  previous: z.object({ uid: questionUidSchema, answer: answerSchema.optional() }).optional(),
  /** Absent until a page has claimed the test. */
  holder: z.string().optional(),
  /** The unsent draft for `question`. */
  draft: answerSchema.optional(),
});
export type Sitting = z.infer<typeof sittingSchema>;

export const startMockTestSection = defineCall({
  name: 'startMockTestSection',
  method: 'POST',
  path: '/api/mocktest/startMockTestSection',
  access: 'student',
  effect: 'command',
  input: z.object(held),
  outputs: { 200: sittingSchema },
  rejections: ['mock_test_not_found', 'test_already_submitted', 'time_is_up', 'sitting_taken_over'],
});

export const saveMockTestEndSection = defineCall({
  name: 'saveMockTestEndSection',
  method: 'POST',
  path: '/api/mocktest/saveMockTestEndSection',
  access: 'student',
  effect: 'command',
  input: z.object(held),
  outputs: { 200: sittingSchema },
  rejections: ['mock_test_not_found', 'sitting_taken_over'],
});

export const loadMockTest = defineCall({
  name: 'loadMockTest',
  method: 'POST',
  path: '/api/mocktest/loadMockTest',
  access: 'student',
  effect: 'query',
  input: z.object(ofSitting),
  outputs: { 200: sittingSchema },
  rejections: ['mock_test_not_found'],
});

export const saveMockTestQuestion = defineCall({
  name: 'saveMockTestQuestion',
  method: 'POST',
  path: '/api/mocktest/saveMockTestQuestion',
  access: 'student',
  effect: 'command',
  input: z.object({
    ...held,
    uid: questionUidSchema,
    answer: answerSchema,
    /** Seconds without focus during the question, shown to the student only. */
    awaySeconds: z.int().min(0).max(86_400).optional(),
    /** Requests a break before the next question; ignored if none is allowed. */
    thenBreak: z.literal(true).optional(),
  }),
  outputs: { 200: sittingSchema },
  rejections: [
    'mock_test_not_found',
    'not_in_this_test',
    'not_the_current_question',
    'already_answered',
    'answer_does_not_fit',
    'recording_missing',
    'time_is_up',
    'test_already_submitted',
    'sitting_taken_over',
  ],
});

export const submitMockTest = defineCall({
  name: 'submitMockTest',
  method: 'POST',
  path: '/api/mocktest/submitMockTest',
  access: 'student',
  effect: 'command',
  input: z.object(held),
  outputs: { 200: sittingSchema },
  rejections: ['mock_test_not_found', 'not_in_this_test', 'test_not_submitted', 'sitting_taken_over'],
});

export const mockTestResultSchema = z.object({
  sessionId,
  mockTestId: z.string(),
  name: z.string(),
  status: mockTestStatusSchema,
  startedAt: instantSchema,
  mark: z.enum(marks).optional(),
  dateNow: instantSchema,
  /** Why the last section ended. */
  cause: endCauseSchema.optional(),
  /** Answers that are still being scored; the result is recorded with the last, or an hour after the submission. */
  pendingScores: z.int().min(0),
  /** Present once the result is recorded. Each `score` in `scoreArray` is written `x/y`. */
  scores: z
    .object({
      points: z.number(),
      maximum: z.number(),
      scoreArray: z.array(z.object({ uid: questionUidSchema, score: z.string() })),
      /** The first result; present if a late score or corrected key changed it. */
      first: z.object({ points: z.number(), maximum: z.number() }).optional(),
    })
    .optional(),
  examType: examTypeSchema,
  /** The estimated exam score with ranges and arithmetic. Present with `questions`. */
  estimate: estimateSchema.optional(),
  /** The percentage of lower results in this exam, with at least 50 others. */
  percentile: z.object({ below: z.int().min(0).max(100), of: z.int().min(50) }).optional(),
  share: shareSchema.optional(),
  /** In test order; present once the result is recorded, or two minutes after the submission. */
  questions: z.array(
    z.object({
      question: questionViewSchema,
      answer: answerSchema.optional(),
      solution: solutionSchema,
      /** Absent if the analysis failed: the question then counts in neither points nor maximum. */
      score: scoreSchema.optional(),
      /** Why there is no score. */
      failure: z.string().optional(),
      /** Present while the analysis is pending. */
      isAwaited: z.literal(true).optional(),
      /** Present if the score came after the result was recorded. */
      isLate: z.literal(true).optional(),
      /** Since the previous answer, or the start; absent without an answer. */
      secondsUsed: z.number().min(0).optional(),
      /** Seconds without focus; absent for none. */
      awaySeconds: z.number().min(0).optional(),
      /** Present if the key was corrected after the test. */
      correction: z.object({ first: scoreSchema, reason: z.string() }).optional(),
      newer: newerScoresSchema.optional(),
    }),
  ),
});
export type MockTestResult = z.infer<typeof mockTestResultSchema>;

export const fetchMockTestResult = defineCall({
  name: 'fetchMockTestResult',
  method: 'POST',
  path: '/api/mocktest/fetchMockTestResult',
  access: 'student',
  effect: 'query',
  input: z.object(ofSitting),
  outputs: { 200: mockTestResultSchema },
  rejections: ['mock_test_not_found'],
});
