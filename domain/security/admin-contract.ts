import { z } from 'zod';
import { adminResource } from '../core/admin-resource.ts';

/** Kinds of events that the log of security keeps. */
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

/** A row of the log, as admins see it. Equal events of one minute are one row. */
export const adminSecurityEventSchema = z.object({
  id: z.string(),
  kind: securityEventKindSchema,
  /** The call, or the path of what is none. */
  call: z.string(),
  code: z.string().nullable(),
  userId: z.string().nullable(),
  /** A keyed hash of the email address whose password was tried. */
  account: z.string().nullable(),
  /** The IPv4 address, or the first 64 bits of the IPv6 address. */
  network: z.string(),
  count: z.int(),
  firstAt: z.string(),
  lastAt: z.string(),
});
export type AdminSecurityEvent = z.infer<typeof adminSecurityEventSchema>;

/** The log of security events. The filter `email` finds who tried the password of that address. */
export const adminSecurityEvents = adminResource('security-events', adminSecurityEventSchema, {
  sorts: ['kind', 'call', 'network', 'count', 'firstAt', 'lastAt'],
  filters: ['kind', 'call', 'code', 'userId', 'account', 'network', 'email'],
});
