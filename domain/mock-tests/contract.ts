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

/** `locked` needs a plan or a credit; `incomplete`: the bank has too few questions. */
const testAccessSchema = z.enum(['open', 'locked', 'sat', 'incomplete']);

export const mockTestListingSchema = z.object({
  mockTestId: z.string(),
  mockTestCategory: z.enum(['full', 'sectional', 'free', 'random', 'sprint']),
  /** null for a test that suits every exam. */
  examType: examTypeSchema.nullable(),
  name: z.string(),
  description: z.string(),
  /** All students get the same questions. */
  isFixed: z.boolean(),
  access: testAccessSchema,
  paidBy: z.enum(paidBy).nullable(),
  /** The credit that would open or pay for it; null if it costs none. */
  credit: testCreditKindSchema.nullable(),
  questions: z.int(),
  /** An estimate if questions have their own clocks. */
  seconds: z.number(),
  sections: z.array(sectionInBriefSchema),
  usesMicrophone: z.boolean(),
  sittings: z.array(
    z.object({
      sessionId: z.string(),
      status: mockTestStatusSchema,
      startedAt: z.string(),
      deadline: z.string(),
      points: z.number().nullable(),
      maximum: z.number().nullable(),
      /** Estimates of the exam's scores; null until the result is recorded. */
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
      credits: z.record(testCreditKindSchema, z.int().min(0)),
      /** Extra time in percent; null without. All times here include it. */
      extraPercent: extraPercentSchema.nullable(),
      /** Whether breaks stop the clock. */
      stopClock: z.boolean(),
      /** What would pay for a full and a sectional test now; null if nothing. */
      paidBy: z.object({ full: z.enum(paidBy).nullable(), sectional: z.enum(paidBy).nullable() }),
    }),
  },
  rejections: [],
});

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
