import { z } from 'zod';
import { adminResource } from '../core/admin-resource.ts';
import { balancesSchema } from '../credits/credit-kinds.ts';
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

const userActivitySchema = z.object({
  /** To a few minutes; null for a user who never logged in. */
  lastSeenAt: z.string().nullable(),
  /** In practice, of all time. */
  answers: z.int().min(0),
  /** Of timed tests. */
  sittings: z.int().min(0),
  /** Reports of questions that no admin has resolved. */
  openReports: z.int().min(0),
  credits: balancesSchema,
});
export type UserActivity = z.infer<typeof userActivitySchema>;

const adminUserPageSchema = adminUserSchema.extend({
  activity: userActivitySchema,
  /** The address of the user's picture; null without one. */
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
