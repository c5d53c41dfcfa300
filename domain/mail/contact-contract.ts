import { z } from 'zod';
import { emailSchema } from '../accounts/contract.ts';
import { firstNameSchema } from '../accounts/first-name.ts';
import { defineCall, plainText } from '../core/contract.ts';

export const sendContactEmail = defineCall({
  name: 'sendContactEmail',
  method: 'POST',
  path: '/api/email/sendContactEmail',
  access: 'person',
  effect: 'command',
  rateLimit: 'mail',
  summary:
    'Writes to the team. Of those who are logged in, the name and the address are those of their account.',
  input: z.object({
    /** An empty one is refused by the server: specification, document 1, section 5. */
    message: plainText(5_000),
    firstName: firstNameSchema.optional(),
    email: emailSchema,
  }),
  outputs: { 200: z.object({}) },
  rejections: [],
});
