import { z } from 'zod';
import { setting, url } from './setting.ts';

export const mailSettings = {
  SMTP_URL: setting({
    schema: url('smtp:', 'smtps:').optional(),
    meaning: 'The SMTP server; without one mail stays in the outbox',
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
    meaning: 'The sender of emails',
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
      'The secret of the mail provider’s reports of bounces and complaints to `/api/mail/events`, signed as Standard Webhooks',
    expected: 'whsec_ and 24 to 64 bytes in base64',
    example: 'whsec_q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=',
    otherwise: 'none: the route does not exist',
  }),
  CONTACT_EMAIL: setting({
    schema: z.email().max(254).optional(),
    meaning: 'The recipient of messages from the contact page',
    expected: 'an email address',
    example: 'team@example.org',
    otherwise: '`ADMIN_EMAIL`',
  }),
} as const;
