import { z } from 'zod';
import { adminResource } from '../core/admin-resource.ts';
import { platformAccessSchema } from './platform-access.ts';
import { examTypeSchema } from './exam-type.ts';

export const adminUserSchema = z.object({
  id: z.string(),
  /** `null` once the account is deleted. */
  email: z.string().nullable(),
  examType: examTypeSchema,
  platformAccess: platformAccessSchema,
  isVerified: z.boolean(),
  status: z.enum(['active', 'blocked', 'deleted']),
  paidExpiryTime: z.string().nullable(),
  registeredAt: z.string(),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

export const adminUsers = adminResource('users', adminUserSchema, {
  sorts: ['email', 'status', 'platformAccess', 'paidExpiryTime', 'registeredAt'],
  filters: ['status', 'platformAccess', 'examType', 'isVerified'],
});
