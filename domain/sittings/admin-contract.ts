import { z } from 'zod';
import { adminResource } from '../core/admin-resource.ts';
import { defineCall, plainText, uuidSchema } from '../core/contract.ts';
import { mockTestStatusSchema } from './mock-test-status.ts';
import { paidBy } from '../mock-tests/paid-by.ts';

export const adminMockTestSchema = z.object({
  id: z.string(),
  userId: z.string(),
  mockTestId: z.string(),
  name: z.string(),
  status: mockTestStatusSchema,
  startedAt: z.string(),
  deadline: z.string(),
  answered: z.int(),
  points: z.number().nullable(),
  maximum: z.number().nullable(),
  paidBy: z.enum(paidBy).nullable(),
});
export type AdminMockTest = z.infer<typeof adminMockTestSchema>;

export const adminMockTests = adminResource('mock-tests', adminMockTestSchema, {
  sorts: ['startedAt', 'deadline', 'userId', 'mockTestId', 'status', 'answered', 'points'],
  filters: ['userId', 'mockTestId', 'status'],
});

const reason = plainText(500).refine((text) => text.trim().length >= 3, 'Enter a reason, in a few words.');

export const giveMockTestBack = defineCall({
  name: 'giveMockTestBack',
  method: 'POST',
  path: '/api/admins/giveMockTestBack',
  access: 'admin',
  effect: 'command',
  input: z.object({ sessionId: uuidSchema, reason }),
  outputs: { 200: z.object({ credits: z.int().min(1) }) },
  rejections: ['mock_test_not_found', 'account_deleted', 'nothing_to_give_back'],
});

export const allowFirstMockTest = defineCall({
  name: 'allowFirstMockTest',
  method: 'POST',
  path: '/api/admins/allowFirstMockTest',
  access: 'admin',
  effect: 'command',
  input: z.object({ id: uuidSchema }),
  outputs: { 200: z.object({}) },
  rejections: ['not_found', 'account_deleted'],
});
