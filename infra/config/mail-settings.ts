import { z } from 'zod';
import { setting, url } from './setting.ts';

/** How mail leaves, and what comes back. */
export const mailSettings = {
  SMTP_URL: setting({
    schema: url('smtp:', 'smtps:').optional(),
    meaning: 'The server that mail is sent by; without it mail stays in the outbox and reaches no inbox',
    expected: 'an smtp:// or smtps:// address',
    example: 'smtps://ninety:secret@mail.example.org:465',
    otherwise: 'none',
  }),
  MAIL_FROM: setting({
    schema: z
      .string()
      .regex(/^[^\r\n]{1,200}$/)
      .refine((text) => text.includes('@'))
      .default('Ninety <ninety@localhost>'),
    meaning: 'Whom mail comes from',
    expected: 'an address, with or without a name',
    example: 'Ninety <ninety@example.org>',
  }),
  MAIL_WEBHOOK_SECRET: setting({
    schema: z
      .string()
      .regex(/^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/)
      .transform((text) => Buffer.from(text.slice('whsec_'.length), 'base64'))
      .optional(),
    meaning:
      'What the mail provider signs its reports of bounces and complaints with, at `/api/mail/events`, as Standard Webhooks have it',
    expected: 'whsec_ and 24 to 64 bytes in base64',
    example: 'whsec_q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=',
    otherwise: 'none, and no such address',
  }),
  CONTACT_EMAIL: setting({
    schema: z.email().max(254).optional(),
    meaning: 'Who gets what is written on the contact page',
    expected: 'an email address',
    example: 'team@example.org',
    otherwise: '`ADMIN_EMAIL`',
  }),
} as const;
