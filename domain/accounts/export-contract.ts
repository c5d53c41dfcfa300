import { z } from 'zod';
import { defineCall } from '../core/contract.ts';
import { passwordSchema } from './contract.ts';

export const exportUserData = defineCall({
  name: 'exportUserData',
  method: 'POST',
  path: '/api/users/exportUserData',
  access: 'student',
  effect: 'query',
  rateLimit: 'export',
  input: z.object({ password: passwordSchema.optional() }),
  download: { mediaTypes: ['application/zip'] },
  outputs: {},
  rejections: ['wrong_credentials', 'sign_in_again'],
});
