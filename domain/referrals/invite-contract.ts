import { z } from 'zod';
import { emailSchema } from '../accounts/contract.ts';
import { defineCall } from '../core/contract.ts';

export const sendInvite = defineCall({
  name: 'sendInvite',
  method: 'POST',
  path: '/api/email/sendInvite',
  access: 'student',
  effect: 'command',
  rateLimit: 'invitation',
  input: z.object({ email: emailSchema }),
  outputs: { 200: z.object({}) },
  rejections: ['mail_not_verified'],
});
