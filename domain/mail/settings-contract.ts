import { z } from 'zod';
import { userSchema } from '../accounts/contract.ts';
import { firstNameSchema } from '../accounts/first-name.ts';
import { defineCall } from '../core/contract.ts';

const userAnswer = { 200: z.object({ user: userSchema }) };

export const updateEmailNotification = defineCall({
  name: 'updateEmailNotification',
  method: 'POST',
  path: '/api/maillist/updateEmailNotification',
  access: 'student',
  effect: 'command',
  summary:
    'Sets which mails a student agrees to: the markers can_send_email_general and can_send_email_third_party.',
  input: z.object({
    /** News and tips of ours; as it is where it is left out. */
    general: z.boolean().optional(),
    /** Offers of partners; as it is where it is left out. */
    thirdParty: z.boolean().optional(),
  }),
  outputs: userAnswer,
  rejections: [],
});

export const saveToMailList = defineCall({
  name: 'saveToMailList',
  method: 'POST',
  path: '/api/maillist/saveToMailList',
  access: 'student',
  effect: 'command',
  rateLimit: 'mail',
  summary:
    "Puts a student's own address on the list of news and tips: the marker can_send_email_general. It is the account's, which is confirmed; no other is taken.",
  input: z.object({}),
  outputs: userAnswer,
  rejections: ['mail_not_verified'],
});

export const updateContactName = defineCall({
  name: 'updateContactName',
  method: 'POST',
  path: '/api/maillist/updateContactName',
  access: 'student',
  effect: 'command',
  summary: 'Sets by which name mails address a student: the first name of the account.',
  input: z.object({ firstName: firstNameSchema }),
  outputs: userAnswer,
  rejections: ['not_found'],
});
