import { z } from 'zod';
import { defineCall, uuidSchema } from '../core/contract.ts';
import { answerSchema } from '../question-types/registry.ts';
import { questionUidSchema } from '../question-types/type-code.ts';
import { holderSchema, sittingSchema } from './contract.ts';

const ofSitting = { sessionId: uuidSchema, holder: holderSchema };

export const holdMockTest = defineCall({
  name: 'holdMockTest',
  method: 'POST',
  path: '/api/mocktest/holdMockTest',
  access: 'student',
  effect: 'command',
  input: z.object(ofSitting),
  outputs: { 200: sittingSchema },
  rejections: ['mock_test_not_found'],
});

export const saveMockTestDraft = defineCall({
  name: 'saveMockTestDraft',
  method: 'POST',
  path: '/api/mocktest/saveMockTestDraft',
  access: 'student',
  effect: 'command',
  rateLimit: 'draft',
  input: z.object({
    ...ofSitting,
    uid: questionUidSchema,
    answer: answerSchema,
    /** The page's count of saves. */
    edit: z.int().min(0).max(1_000_000),
  }),
  outputs: { 200: z.object({ isKept: z.boolean() }) },
  rejections: [
    'mock_test_not_found',
    'not_in_this_test',
    'answer_does_not_fit',
    'recording_missing',
    'sitting_taken_over',
  ],
});
