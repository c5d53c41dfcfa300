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
import { shareSchema } from './sharing/share-scorecard.ts';

const sessionId = z.uuid();
const ofSitting = { sessionId: uuidSchema };
/** The page on which a test is sat: a name that it gives itself. */
export const holderSchema = uuidSchema;
export const held = { ...ofSitting, holder: holderSchema.optional() };

/** A section: its questions and its length, which is an estimate until the questions are drawn. */
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
  /** Until then it may be gone on with between its sections. */
  expiresAt: instantSchema,
  dateNow: instantSchema,
  sections: z.array(sectionInBriefSchema),
  /** The section of the moment, or the last one that was sat: 0 for the first. */
  sectionIndex: z.int(),
  /** How many questions of that section are answered or left out. */
  answered: z.int(),
  /** Time of the section's clocks that was lost to us; their deadlines count it. */
  givenBack: z.array(
    z.object({
      cause: lossCauseSchema,
      from: instantSchema,
      until: instantSchema,
      seconds: z.number().positive(),
    }),
  ),
  /** Extra time that was granted during the section of the moment; it counts from the next clock on. */
  grantedInTest: z
    .object({
      percent: z.union([extraPercentSchema, z.literal(0)]),
      stopClock: z.boolean(),
      /** How much longer the clocks that had not begun are together. */
      addedSeconds: z.number().min(0),
    })
    .optional(),
  /** There while the clock stands for a break: then neither clock nor question is. */
  onBreak: z
    .object({
      beganAt: instantSchema,
      /** Then it ends by itself. */
      endsAt: instantSchema,
      /** Of the clock that stands. */
      secondsLeft: z.number(),
    })
    .optional(),
  /** For so long the student may let the clock stand before a next question; absent where they may not. */
  nextBreakSeconds: z.number().positive().optional(),
  /** The clock of the moment; absent while none runs. */
  clock: z
    .object({
      since: instantSchema,
      deadline: instantSchema,
      seconds: z.number(),
      /** How many questions share it. */
      questions: z.int(),
    })
    .optional(),
  /** The question to answer now, without its key; absent after the last one and when the time is up. */
  question: questionViewSchema.optional(),
  /** When `question` was first shown: what is timed within it is timed from then, whatever is loaded anew. */
  questionSince: instantSchema.optional(),
  /** The question before the one of the moment, with the answer that counts; without one it was left out. */
  previous: z.object({ uid: questionUidSchema, answer: answerSchema.optional() }).optional(),
  /** The page on which it is sat; absent where none has said so. */
  holder: z.string().optional(),
  /** The unsent draft of the answer to `question`; absent where none was kept. */
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
    /** For so long the test's window was not in front while the question was asked: told to the student alone. */
    awaySeconds: z.int().min(0).max(86_400).optional(),
    /** The clock is to stand before the next question; heeded where the student may have a break. */
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
  dateNow: instantSchema,
  /** Why the last section ended. */
  cause: endCauseSchema.optional(),
  /** How many answers are still being scored by an analysis; the result is recorded with the last of them, or an hour after the test was handed in. */
  pendingScores: z.int().min(0),
  /** There once the result is recorded. Each `score` in `scoreArray` is written `x/y`. */
  scores: z
    .object({
      points: z.number(),
      maximum: z.number(),
      scoreArray: z.array(z.object({ uid: questionUidSchema, score: z.string() })),
      /** What was recorded at first; there where a score came later or a key was corrected. */
      first: z.object({ points: z.number(), maximum: z.number() }).optional(),
    })
    .optional(),
  examType: examTypeSchema,
  /** What it would score in the exam, with its ranges and its arithmetic: an estimate. There with `questions`. */
  estimate: estimateSchema.optional(),
  /** The share of results of this exam that are lower, in percent, with at least 50 others. */
  percentile: z.object({ below: z.int().min(0).max(100), of: z.int().min(50) }).optional(),
  share: shareSchema.optional(),
  /** What was asked, answered and right, in the order of the test; there once the result is recorded, or two minutes after the test was handed in. */
  questions: z.array(
    z.object({
      question: questionViewSchema,
      answer: answerSchema.optional(),
      solution: solutionSchema,
      /** Absent where the analysis came to none: the question is in neither the points nor the maximum. */
      score: scoreSchema.optional(),
      /** Why there is no score. */
      failure: z.string().optional(),
      /** There while the analysis is still to come to a score, or to none. */
      isAwaited: z.literal(true).optional(),
      /** There where the score came after the result was recorded. */
      isLate: z.literal(true).optional(),
      /** From the answer before it, or from the start; absent where there was no answer. */
      secondsUsed: z.number().min(0).optional(),
      /** For so long the test's window was not in front; absent where it always was. */
      awaySeconds: z.number().min(0).optional(),
      /** There when the key was corrected after the test. */
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
