import { z } from 'zod';
import { defineCall, uuidSchema } from '../core/contract.ts';
import { receiptFileBytes, receiptFileSchema } from './receipt.ts';

export const fetchMockTestReceipt = defineCall({
  name: 'fetchMockTestReceipt',
  method: 'POST',
  path: '/api/mocktest/fetchMockTestReceipt',
  access: 'student',
  effect: 'query',
  input: z.object({ sessionId: uuidSchema }),
  outputs: { 200: receiptFileSchema },
  rejections: ['mock_test_not_found', 'test_not_submitted'],
});

const checkedReceiptSchema = z.object({
  /** `no_receipt`: not our file. `unknown_key`: not our key. `key_ended`: it had ended at the submission. `altered`: changed since. */
  verdict: z.enum(['genuine', 'no_receipt', 'unknown_key', 'key_ended', 'altered']),
  /** The claimed sitting; absent for other files. */
  sessionId: z.string().optional(),
  userId: z.string().optional(),
  /** Whether the sitting exists and was submitted. */
  isKnown: z.boolean(),
  /** Differences from the history, in words. */
  differences: z.array(z.string()),
  /** Answers that cannot be compared, because they were erased with the account. */
  erased: z.int().min(0),
});
export type CheckedReceipt = z.infer<typeof checkedReceiptSchema>;

export const checkMockTestReceipt = defineCall({
  name: 'checkMockTestReceipt',
  method: 'POST',
  path: '/api/admins/checkMockTestReceipt',
  access: 'admin',
  effect: 'query',
  input: z.object({
    /** The file's text. */
    file: z.string().max(receiptFileBytes),
  }),
  outputs: {
    200: checkedReceiptSchema,
  },
  rejections: [],
});
