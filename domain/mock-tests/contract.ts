import { z } from 'zod';
import { defineCall, uuidSchema } from '../core/contract.ts';
import { answerSchema, questionViewSchema, solutionSchema } from '../question-types/registry.ts';
import { questionUidSchema } from '../question-types/type-code.ts';
import { scoreSchema } from '../scoring/score.ts';
import { endCauseSchema, mockTestStatusSchema } from './mock-test-status.ts';

const sessionId = z.uuid();
const ofSitting = { sessionId: uuidSchema };

export const mockTestListingSchema = z.object({
  mockTestId: z.string(),
  mockTestCategory: z.string(),
  name: z.string(),
  description: z.string(),
  questions: z.int(),
  seconds: z.number(),
  /** Something is spoken in it. */
  usesMicrophone: z.boolean(),
  /** The sittings of this user, newest first. */
  sittings: z.array(
    z.object({
      sessionId: z.string(),
      status: mockTestStatusSchema,
      startedAt: z.string(),
      deadline: z.string(),
      points: z.number().nullable(),
      maximum: z.number().nullable(),
    }),
  ),
});
export type MockTestListing = z.infer<typeof mockTestListingSchema>;

export const fetchAllMockTest = defineCall({
  name: 'fetchAllMockTest',
  method: 'POST',
  path: '/api/mocktest/fetchAllMockTest',
  access: 'student',
  effect: 'query',
  summary: 'The tests on offer and the sittings of the user.',
  input: z.object({}),
  outputs: { 200: z.object({ mockTests: z.array(mockTestListingSchema) }) },
  rejections: [],
});

/** The state of a sitting; the client counts down to `deadline` by `dateNow`, never by its own clock. */
export const sittingSchema = z.object({
  sessionId,
  mockTestId: z.string(),
  name: z.string(),
  status: mockTestStatusSchema,
  startedAt: z.iso.datetime(),
  deadline: z.iso.datetime(),
  dateNow: z.iso.datetime(),
  questions: z.int(),
  answered: z.int(),
  /** The question to answer now, without its key; absent when there is none left or the time is up. */
  question: questionViewSchema.optional(),
  /** When `question` was first shown: what is timed within it is timed from then, whatever is loaded anew. */
  questionSince: z.iso.datetime().optional(),
});
export type Sitting = z.infer<typeof sittingSchema>;

export const startMockTest = defineCall({
  name: 'startMockTest',
  method: 'POST',
  path: '/api/mocktest/startMockTest',
  access: 'student',
  effect: 'command',
  rateLimit: 'start',
  summary: "Starts a sitting; its clock runs from now on. The command's id is the sitting's id.",
  input: z.object({ mockTestId: z.string().max(100) }),
  outputs: { 200: sittingSchema },
  rejections: ['mock_test_not_found'],
});

export const loadMockTest = defineCall({
  name: 'loadMockTest',
  method: 'POST',
  path: '/api/mocktest/loadMockTest',
  access: 'student',
  effect: 'query',
  summary: 'A sitting as it stands, for a reload or another tab.',
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
  summary: 'Submits the answer to the current question and goes forward.',
  input: z.object({ ...ofSitting, uid: questionUidSchema, answer: answerSchema }),
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
  ],
});

export const submitMockTest = defineCall({
  name: 'submitMockTest',
  method: 'POST',
  path: '/api/mocktest/submitMockTest',
  access: 'student',
  effect: 'command',
  summary:
    'Ends the section, hands the test in and records its result, unless answers are still being scored: then the result follows with the last of them. Allowed at any time, also after the deadline.',
  input: z.object(ofSitting),
  outputs: { 200: sittingSchema },
  rejections: ['mock_test_not_found', 'not_in_this_test', 'test_not_submitted', 'time_is_left'],
});

export const mockTestResultSchema = z.object({
  sessionId,
  mockTestId: z.string(),
  name: z.string(),
  status: mockTestStatusSchema,
  startedAt: z.iso.datetime(),
  deadline: z.iso.datetime(),
  dateNow: z.iso.datetime(),
  /** Why the section ended. */
  cause: endCauseSchema.optional(),
  /** How many answers are still being scored by an analysis; the result is recorded with the last of them. */
  pendingScores: z.int().min(0),
  /** There once the result is recorded. Each `score` in `scoreArray` is written `x/y`. */
  scores: z
    .object({
      points: z.number(),
      maximum: z.number(),
      scoreArray: z.array(z.object({ uid: questionUidSchema, score: z.string() })),
    })
    .optional(),
  /** What was asked, answered and right, in the order of the test; there once the result is recorded. */
  questions: z.array(
    z.object({
      question: questionViewSchema,
      answer: answerSchema.optional(),
      solution: solutionSchema,
      /** Absent where the analysis came to none: the question is in neither the points nor the maximum. */
      score: scoreSchema.optional(),
      /** Why there is no score. */
      failure: z.string().optional(),
      /** From the answer before it, or from the start; absent where there was no answer. */
      secondsUsed: z.number().min(0).optional(),
      /** There when the key was corrected after the test. */
      correction: z.object({ first: scoreSchema, reason: z.string() }).optional(),
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
  summary: "A sitting's result: each answer, the right one and the points.",
  input: z.object(ofSitting),
  outputs: { 200: mockTestResultSchema },
  rejections: ['mock_test_not_found'],
});
