import { z } from 'zod';
import { defineCall } from '../../core/contract.ts';
import { questionUidSchema } from '../../question-types/type-code.ts';

export const requestTestScoreNotice = defineCall({
  name: 'requestTestScoreNotice',
  method: 'POST',
  path: '/api/mocktest/requestTestScoreNotice',
  access: 'student',
  effect: 'command',
  input: z.object({ sessionId: z.string().min(1).max(200), uid: questionUidSchema }),
  outputs: { 200: z.object({}) },
  rejections: ['mock_test_not_found', 'not_in_this_test'],
});
