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

const adminUserPageSchema = adminUserSchema.extend({
  /** The address of the user's picture; null where there is none. */
  profileImage: z.string().nullable(),
  /** Whether mail reaches the user: none does after a bounce, none of a list after a complaint. */
  mail: z.enum(['reaches', 'bounced', 'complained']),
});
export type AdminUserPage = z.infer<typeof adminUserPageSchema>;

export const adminUsers = adminResource('users', adminUserSchema, {
  one: adminUserPageSchema,
  sorts: ['email', 'status', 'platformAccess', 'paidExpiryTime', 'registeredAt'],
  filters: ['status', 'platformAccess', 'examType', 'isVerified'],
});
