import { z } from 'zod';
import { defineCall, uuidSchema } from '../core/contract.ts';
import { questionUidSchema } from '../question-types/type-code.ts';
import { mockTestResultSchema } from './contract.ts';

const ofSitting = z.object({ sessionId: uuidSchema });

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

/** The workflow records results; scores sent by a client are ignored. */
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
