import { z } from 'zod';
import { defineCall, uuidSchema } from '../core/contract.ts';
import { examTypeSchema } from '../accounts/exam-type.ts';
import { answerSchema, questionViewSchema, solutionSchema } from '../question-types/registry.ts';
import { questionUidSchema } from '../question-types/type-code.ts';
import { scoreSchema } from '../scoring/score.ts';
import { examPartSchema } from './exam-part.ts';
import { endCauseSchema, mockTestStatusSchema } from './mock-test-status.ts';

const sessionId = z.uuid();
const ofSitting = { sessionId: uuidSchema };

/** A section: what is asked in it, and how long it takes; about so long before it is drawn. */
const sectionInBriefSchema = z.object({ section: examPartSchema, questions: z.int(), seconds: z.number() });

/** Whether a student may start a test: `locked` needs paid time, `incomplete` has too few questions in the bank. */
const testAccessSchema = z.enum(['open', 'locked', 'sat', 'incomplete']);

export const mockTestListingSchema = z.object({
  mockTestId: z.string(),
  mockTestCategory: z.enum(['full', 'sectional', 'free', 'sprint']),
  /** Null where it suits every exam. */
  examType: examTypeSchema.nullable(),
  name: z.string(),
  description: z.string(),
  access: testAccessSchema,
  questions: z.int(),
  /** About, where questions have clocks of their own. */
  seconds: z.number(),
  sections: z.array(sectionInBriefSchema),
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

/** The state of a sitting; the client counts down to the clock's deadline by `dateNow`, never by its own clock. */
export const sittingSchema = z.object({
  sessionId,
  mockTestId: z.string(),
  name: z.string(),
  status: mockTestStatusSchema,
  startedAt: z.iso.datetime(),
  /** Until then it may be gone on with between its sections. */
  expiresAt: z.iso.datetime(),
  dateNow: z.iso.datetime(),
  sections: z.array(sectionInBriefSchema),
  /** The section of the moment, or the last one that was sat: 0 for the first. */
  sectionIndex: z.int(),
  /** How many questions of that section are answered or left out. */
  answered: z.int(),
  /** The clock of the moment; absent while none runs. */
  clock: z
    .object({
      since: z.iso.datetime(),
      deadline: z.iso.datetime(),
      seconds: z.number(),
      /** How many questions share it. */
      questions: z.int(),
    })
    .optional(),
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

export const startFreeMockTest = defineCall({
  name: 'startFreeMockTest',
  method: 'POST',
  path: '/api/mocktest/startFreeMockTest',
  access: 'student',
  effect: 'command',
  rateLimit: 'start',
  summary: 'Starts the free short test, or gives the sitting that this student has of it: there is one.',
  input: z.object({}),
  outputs: { 200: sittingSchema },
  rejections: ['mock_test_not_found'],
});

export const startMockTestSection = defineCall({
  name: 'startMockTestSection',
  method: 'POST',
  path: '/api/mocktest/startMockTestSection',
  access: 'student',
  effect: 'command',
  summary: 'Begins the next section; its clock runs from now on. Nothing happens while one runs.',
  input: z.object(ofSitting),
  outputs: { 200: sittingSchema },
  rejections: ['mock_test_not_found', 'test_already_submitted', 'time_is_up'],
});

export const saveMockTestEndSection = defineCall({
  name: 'saveMockTestEndSection',
  method: 'POST',
  path: '/api/mocktest/saveMockTestEndSection',
  access: 'student',
  effect: 'command',
  summary: 'Ends the section of the moment before its time. Nothing happens to one that has ended.',
  input: z.object(ofSitting),
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
  rejections: ['mock_test_not_found', 'not_in_this_test', 'test_not_submitted'],
});

export const mockTestResultSchema = z.object({
  sessionId,
  mockTestId: z.string(),
  name: z.string(),
  status: mockTestStatusSchema,
  startedAt: z.iso.datetime(),
  dateNow: z.iso.datetime(),
  /** Why the last section ended. */
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
