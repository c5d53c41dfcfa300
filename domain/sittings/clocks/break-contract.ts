import { z } from 'zod';
import { defineCall } from '../../core/contract.ts';
import { held, sittingSchema } from '../contract.ts';

export const endMockTestBreak = defineCall({
  name: 'endMockTestBreak',
  method: 'POST',
  path: '/api/mocktest/endMockTestBreak',
  access: 'student',
  effect: 'command',
  input: z.object(held),
  outputs: { 200: sittingSchema },
  rejections: ['mock_test_not_found', 'sitting_taken_over'],
});
