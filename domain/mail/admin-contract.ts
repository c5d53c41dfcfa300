import { z } from 'zod';
import { adminResource } from '../core/admin-resource.ts';
import { mailKinds, type MailKind } from './mail-kinds.ts';

/** What has become of a mail. Held back: its address takes none, or its owner wants none of its kind. */
export const mailStates = ['waiting', 'delivered', 'failed', 'suppressed'] as const;
export type MailState = (typeof mailStates)[number];

/** A mail as admins see it: not what it says, nor its address. */
export const adminMailSchema = z.object({
  id: z.string(),
  /** Whom it is about, and goes to unless it is for the team; null for visitors. */
  userId: z.string().nullable(),
  kind: z.enum(Object.keys(mailKinds) as [MailKind, ...MailKind[]]),
  subject: z.string(),
  state: z.enum(mailStates),
  at: z.string(),
  closedAt: z.string().nullable(),
});
export type AdminMail = z.infer<typeof adminMailSchema>;

/** The mails that were sent, or are to be. */
export const adminMails = adminResource('mails', adminMailSchema, {
  sorts: ['kind', 'subject', 'state', 'at'],
  filters: ['kind', 'state', 'userId'],
});
