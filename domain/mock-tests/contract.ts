import { z } from 'zod';
import { examTypeSchema } from '../accounts/exam-type.ts';
import { stepNameSchema } from '../accounts/profile/steps.ts';
import { defineCall } from '../core/contract.ts';
import { testCreditKindSchema } from '../credits/credit-kinds.ts';
import { extraPercentSchema } from '../extra-time/extra-percents.ts';
import { figuresSchema } from '../scorecards/estimate-schema.ts';
import { sectionInBriefSchema, sittingSchema } from '../sittings/contract.ts';
import { mockTestStatusSchema } from '../sittings/mock-test-status.ts';
import { paidBy } from './paid-by.ts';
import { randomLengthSchema, randomPartSchema } from './random-choices.ts';

/** Whether a student may start a test: `locked` needs a plan or a credit, `incomplete` has too few questions in the bank. */
const testAccessSchema = z.enum(['open', 'locked', 'sat', 'incomplete']);

export const mockTestListingSchema = z.object({
  mockTestId: z.string(),
  mockTestCategory: z.enum(['full', 'sectional', 'free', 'random', 'sprint']),
  /** Null where it suits every exam. */
  examType: examTypeSchema.nullable(),
  name: z.string(),
  description: z.string(),
  /** Everyone gets the same questions; otherwise they are drawn at each start. */
  isFixed: z.boolean(),
  access: testAccessSchema,
  /** What would pay for it, were it started now; null where it cannot be. */
  paidBy: z.enum(paidBy).nullable(),
  /** The credit that opens a locked one, and that it costs where no plan includes it; null where it costs none. */
  credit: testCreditKindSchema.nullable(),
  questions: z.int(),
  /** About, where questions have clocks of their own. */
  seconds: z.number(),
  sections: z.array(sectionInBriefSchema),
  /** Something is spoken in it. */
  usesMicrophone: z.boolean(),
  sittings: z.array(
    z.object({
      sessionId: z.string(),
      status: mockTestStatusSchema,
      startedAt: z.string(),
      deadline: z.string(),
      points: z.number().nullable(),
      maximum: z.number().nullable(),
      /** What it would score in the exam; null until the result is recorded. */
      figures: figuresSchema.nullable(),
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
  input: z.object({}),
  outputs: {
    200: z.object({
      mockTests: z.array(mockTestListingSchema),
      /** How many tests may be started by a credit. */
      credits: z.record(testCreditKindSchema, z.int().min(0)),
      /** So much longer are the user's clocks, in percent; null without extra time. All times here count it. */
      extraPercent: extraPercentSchema.nullable(),
      /** Whether the user may let the clock stand for breaks. */
      stopClock: z.boolean(),
      /** What would pay for a whole test and for one of one part, were it started now; null where nothing would. */
      paidBy: z.object({ full: z.enum(paidBy).nullable(), sectional: z.enum(paidBy).nullable() }),
    }),
  },
  rejections: [],
});

/** Asks for the quick clocks of developers; a server that is reached from elsewhere does not heed it. */
const quickSchema = z.literal(true).optional();

export const startMockTest = defineCall({
  name: 'startMockTest',
  method: 'POST',
  path: '/api/mocktest/startMockTest',
  access: 'student',
  effect: 'command',
  rateLimit: 'start',
  input: z.object({ mockTestId: z.string().max(100), quick: quickSchema }),
  outputs: { 200: sittingSchema },
  rejections: ['mock_test_not_found', 'mock_test_locked', 'mock_test_incomplete'],
});

export const startFreeMockTest = defineCall({
  name: 'startFreeMockTest',
  method: 'POST',
  path: '/api/mocktest/startFreeMockTest',
  access: 'student',
  effect: 'command',
  rateLimit: 'start',
  input: z.object({ quick: quickSchema }),
  outputs: { 200: sittingSchema },
  rejections: ['mock_test_not_found', 'mock_test_locked', 'mock_test_incomplete'],
});

export const createRandomMockTest = defineCall({
  name: 'createRandomMockTest',
  method: 'POST',
  path: '/api/mocktest/createRandomMockTest',
  access: 'student',
  effect: 'command',
  rateLimit: 'start',
  input: z.object({
    examType: examTypeSchema,
    part: randomPartSchema,
    length: randomLengthSchema,
    quick: quickSchema,
  }),
  outputs: { 200: sittingSchema },
  rejections: ['mock_test_not_found', 'mock_test_locked', 'mock_test_incomplete'],
});

export const didMockTestOverview = defineCall({
  name: 'didMockTestOverview',
  method: 'POST',
  path: '/api/mocktest/didMockTestOverview',
  access: 'student',
  effect: 'command',
  input: z.object({}),
  outputs: { 200: z.object({ stepsDone: z.array(stepNameSchema) }) },
  rejections: [],
});
