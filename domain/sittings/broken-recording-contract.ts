import { z } from 'zod';
import { defineCall } from '../core/contract.ts';
import { catalogue } from '../question-types/catalogue.ts';
import { questionUidSchema } from '../question-types/type-code.ts';
import { held, sittingSchema } from './contract.ts';

const longestAnswer = Math.max(...Object.values(catalogue).map(({ answeringTime }) => answeringTime));

export const reportBrokenRecording = defineCall({
  name: 'reportBrokenRecording',
  method: 'POST',
  path: '/api/mocktest/reportBrokenRecording',
  access: 'student',
  effect: 'command',
  input: z.object({
    ...held,
    uid: questionUidSchema,
    /** Of recording, including the interruption. */
    seconds: z.number().min(0).max(longestAnswer),
  }),
  outputs: { 200: sittingSchema },
  rejections: ['mock_test_not_found', 'not_the_current_question', 'sitting_taken_over'],
});
