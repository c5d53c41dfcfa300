import { z } from 'zod';
import { adminResource } from '../core/admin-resource.ts';
import { balancesSchema } from '../credits/credit-kinds.ts';
import { platformAccessSchema } from './platform-access.ts';
import { examTypeSchema } from './exam-type.ts';

export const adminUserSchema = z.object({
  id: z.string(),
  email: z.string().nullable(),
  examType: examTypeSchema,
  platformAccess: platformAccessSchema,
  isVerified: z.boolean(),
  status: z.enum(['active', 'blocked', 'deleted']),
  paidExpiryTime: z.string().nullable(),
  registeredAt: z.string(),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

const userActivitySchema = z.object({
  lastSeenAt: z.string().nullable(),
  answers: z.int().min(0),
  sittings: z.int().min(0),
  openReports: z.int().min(0),
  credits: balancesSchema,
});
export type UserActivity = z.infer<typeof userActivitySchema>;

const adminUserPageSchema = adminUserSchema.extend({
  activity: userActivitySchema,
  profileImage: z.string().nullable(),
  /** No mail after a bounce, no list mail after a complaint. */
  mail: z.enum(['reaches', 'bounced', 'complained']),
});
export type AdminUserPage = z.infer<typeof adminUserPageSchema>;

export const adminUsers = adminResource('users', adminUserSchema, {
  one: adminUserPageSchema,
  sorts: ['email', 'status', 'platformAccess', 'paidExpiryTime', 'registeredAt'],
  filters: ['status', 'platformAccess', 'examType', 'isVerified'],
});
