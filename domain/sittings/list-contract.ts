import { z } from 'zod';
import { stepNameSchema } from '../accounts/profile/steps.ts';
import { defineCall, uuidSchema } from '../core/contract.ts';
import { questionUidSchema } from '../question-types/type-code.ts';
import { examTypeSchema } from '../accounts/exam-type.ts';
import { mockTestResultSchema, quickSchema, sittingSchema } from './contract.ts';
import { randomLengthSchema, randomPartSchema } from '../mock-tests/random-choices.ts';

const ofSitting = z.object({ sessionId: uuidSchema });

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

export const deleteMockTest = defineCall({
  name: 'deleteMockTest',
  method: 'POST',
  path: '/api/mocktest/deleteMockTest',
  access: 'student',
  effect: 'command',
  input: ofSitting,
  outputs: { 200: ofSitting },
  rejections: ['mock_test_not_found'],
});

export const restoreMockTest = defineCall({
  name: 'restoreMockTest',
  method: 'POST',
  path: '/api/mocktest/restoreMockTest',
  access: 'student',
  effect: 'command',
  input: ofSitting,
  outputs: { 200: ofSitting },
  rejections: ['mock_test_not_found'],
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

/** The workflow records results by itself: what a client sends as scores is never taken. */
export const saveMockTestResult = defineCall({
  name: 'saveMockTestResult',
  method: 'POST',
  path: '/api/mocktest/saveMockTestResult',
  access: 'student',
  effect: 'command',
  input: ofSitting.extend({
    scores: z
      .object({
        scoreArray: z.array(z.object({ uid: questionUidSchema, score: z.string().max(20) })).max(200),
      })
      .optional(),
  }),
  outputs: { 200: mockTestResultSchema },
  rejections: ['mock_test_not_found', 'test_not_submitted', 'not_in_this_test'],
});
