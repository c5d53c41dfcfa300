import { z } from 'zod';
import { defineCall, uuidSchema } from '../core/contract.ts';
import { receiptFileSchema } from './receipt.ts';

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
  /** `no_receipt`: no file of ours. `unknown_key`: signed with none of our keys. `key_ended`: with one of ours that had ended when the test was handed in. `altered`: changed after it was signed. */
  verdict: z.enum(['genuine', 'no_receipt', 'unknown_key', 'key_ended', 'altered']),
  /** What the file says it is of; absent where it is no receipt. */
  sessionId: z.string().optional(),
  userId: z.string().optional(),
  /** Whether there is such a sitting that was handed in. */
  isKnown: z.boolean(),
  /** Where it says other things than the history, in words. */
  differences: z.array(z.string()),
  /** How many answers cannot be compared, because they were erased with the account. */
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
    /** The file's text, as it is. */
    file: z.string().max(200_000),
  }),
  outputs: {
    200: checkedReceiptSchema,
  },
  rejections: [],
});
