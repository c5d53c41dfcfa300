import { z } from 'zod';
import { adminResource } from '../core/admin-resource.ts';
import { mockTestStatusSchema } from './mock-test-status.ts';

/** A sitting of a timed test. */
export const adminMockTestSchema = z.object({
  id: z.string(),
  userId: z.string(),
  mockTestId: z.string(),
  status: mockTestStatusSchema,
  startedAt: z.string(),
  deadline: z.string(),
  answered: z.int(),
  points: z.number().nullable(),
  maximum: z.number().nullable(),
});
export type AdminMockTest = z.infer<typeof adminMockTestSchema>;

export const adminMockTests = adminResource('mock-tests', adminMockTestSchema, {
  sorts: ['startedAt', 'deadline', 'userId', 'mockTestId', 'status', 'answered', 'points'],
  filters: ['userId', 'mockTestId', 'status'],
});
