import { z } from 'zod';
import { emailSchema } from '../accounts/contract.ts';
import { firstNameSchema } from '../accounts/profile/first-name.ts';
import { defineCall } from '../core/contract.ts';
import { messageText } from './contract.ts';

export const sendContactEmail = defineCall({
  name: 'sendContactEmail',
  method: 'POST',
  path: '/api/email/sendContactEmail',
  access: 'person',
  effect: 'command',
  rateLimit: 'mail',
  input: z.object({
    message: messageText,
    firstName: firstNameSchema.optional(),
    email: emailSchema,
  }),
  outputs: { 200: z.object({}) },
  rejections: [],
});
