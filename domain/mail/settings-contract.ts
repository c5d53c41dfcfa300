import { z } from 'zod';
import { userSchema } from '../accounts/contract.ts';
import { firstNameSchema } from '../accounts/profile/first-name.ts';
import { defineCall } from '../core/contract.ts';

const userAnswer = { 200: z.object({ user: userSchema }) };

export const updateEmailNotification = defineCall({
  name: 'updateEmailNotification',
  method: 'POST',
  path: '/api/maillist/updateEmailNotification',
  access: 'student',
  effect: 'command',
  input: z.object({
    general: z.boolean().optional(),
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
  input: z.object({ firstName: firstNameSchema }),
  outputs: userAnswer,
  rejections: ['not_found'],
});
