import { z } from 'zod';
import { adminResource } from '../core/admin-resource.ts';

export const securityEventKindSchema = z.enum([
  'logged_in',
  'log_in_failed',
  'second_step_asked',
  'second_step_failed',
  'second_factor_changed',
  'log_in_disowned',
  'logged_out',
  'session_replaced',
  'registered',
  'email_verified',
  'account_deleted',
  'data_exported',
  'password_changed',
  'token_refused',
  'access_refused',
  'limited',
  'admin_act',
]);
export type SecurityEventKind = z.infer<typeof securityEventKindSchema>;

export const adminSecurityEventSchema = z.object({
  id: z.string(),
  kind: securityEventKindSchema,
  call: z.string(),
  code: z.string().nullable(),
  userId: z.string().nullable(),
  account: z.string().nullable(),
  network: z.string(),
  count: z.int(),
  firstAt: z.string(),
  lastAt: z.string(),
});
export type AdminSecurityEvent = z.infer<typeof adminSecurityEventSchema>;

/** The filter `email` finds attempts at the password of that address. */
export const adminSecurityEvents = adminResource('security-events', adminSecurityEventSchema, {
  sorts: ['kind', 'call', 'network', 'count', 'firstAt', 'lastAt'],
  filters: ['kind', 'call', 'code', 'userId', 'account', 'network', 'email'],
});
