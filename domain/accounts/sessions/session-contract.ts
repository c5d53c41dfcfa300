import { z } from 'zod';
import { defineCall, plainText, uuidSchema } from '../../core/contract.ts';

const nothing = z.object({});

export const sessionViewSchema = z.object({
  id: z.string(),
  startedAt: z.string(),
  /** `Chrome on Windows`; null if unknown. */
  device: z.string().nullable(),
  isNewDevice: z.boolean(),
  status: z.enum(['active', 'ended']),
  /** `replaced`: by the next login. `expired`: timed out. */
  end: z
    .enum([
      'logged_out',
      'logged_out_everywhere',
      'blocked',
      'account_deleted',
      'not_me',
      'ended',
      'replaced',
      'expired',
      'password_reset',
    ])
    .nullable(),
  endedAt: z.string().nullable(),
});
export type SessionView = z.infer<typeof sessionViewSchema>;

const lastSeenAt = z.string().nullable();

export const fetchSessions = defineCall({
  name: 'fetchSessions',
  method: 'POST',
  path: '/api/users/fetchSessions',
  access: 'student',
  effect: 'query',
  input: nothing,
  outputs: { 200: z.object({ sessions: z.array(sessionViewSchema), lastSeenAt }) },
  rejections: [],
});

export const logoutEverywhere = defineCall({
  name: 'logoutEverywhere',
  method: 'POST',
  path: '/api/users/logoutEverywhere',
  access: 'student',
  effect: 'command',
  input: nothing,
  outputs: { 200: nothing },
  rejections: [],
});

export const updateLatestSession = defineCall({
  name: 'updateLatestSession',
  method: 'POST',
  path: '/api/users/updateLatestSession',
  access: 'student',
  effect: 'command',
  input: nothing,
  outputs: { 200: z.object({ startedAt: z.string(), expiresAt: z.string(), endsUnusedAt: z.string() }) },
  rejections: [],
});

export const reportSuspiciousLogIn = defineCall({
  name: 'reportSuspiciousLogIn',
  method: 'POST',
  path: '/api/users/reportSuspiciousLogIn',
  access: 'anyone',
  effect: 'command',
  rateLimit: 'password',
  input: z.object({ token: z.string().min(1).max(4000) }),
  outputs: { 200: z.object({ resetToken: z.string() }) },
  rejections: ['token_expired', 'token_invalid'],
});

export const endStudentSession = defineCall({
  name: 'endStudentSession',
  method: 'POST',
  path: '/api/admins/endStudentSession',
  access: 'admin',
  effect: 'command',
  input: z.object({
    id: uuidSchema,
    reason: plainText(500).refine((text) => text.trim().length >= 3, 'Enter a reason, in a few words.'),
  }),
  outputs: { 200: nothing },
  rejections: ['not_found'],
});

export const fetchStudentSessions = defineCall({
  name: 'fetchStudentSessions',
  method: 'POST',
  path: '/api/admins/fetchStudentSessions',
  access: 'admin',
  effect: 'query',
  input: z.object({ id: uuidSchema }),
  outputs: { 200: z.object({ sessions: z.array(sessionViewSchema), lastSeenAt }) },
  rejections: ['not_found'],
});
