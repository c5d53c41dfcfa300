import { z } from 'zod';
import { adminResource } from '../core/admin-resource.ts';
import { mailKinds, type MailKind } from './mail-kinds.ts';

/** `suppressed`: the address takes no mail, or its owner unsubscribed. */
export const mailStates = ['waiting', 'delivered', 'failed', 'suppressed'] as const;
export type MailState = (typeof mailStates)[number];

export const adminMailSchema = z.object({
  id: z.string(),
  /** The subject and, except for mail to the team, the recipient; null for visitors. */
  userId: z.string().nullable(),
  kind: z.enum(Object.keys(mailKinds) as [MailKind, ...MailKind[]]),
  subject: z.string(),
  state: z.enum(mailStates),
  at: z.string(),
  closedAt: z.string().nullable(),
});
export type AdminMail = z.infer<typeof adminMailSchema>;

export const adminMails = adminResource('mails', adminMailSchema, {
  sorts: ['kind', 'subject', 'state', 'at'],
  filters: ['kind', 'state', 'userId'],
});
