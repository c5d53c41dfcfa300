import { z } from 'zod';
import { defineCall, reasonText, uuidSchema } from '../../core/contract.ts';
import { roleSchema } from '../platform-access.ts';

export const changeRole = defineCall({
  name: 'changeRole',
  method: 'POST',
  path: '/api/admins/changeRole',
  access: 'admin',
  effect: 'command',
  input: z.object({
    id: uuidSchema,
    role: z.enum([...roleSchema.options, 'student']),
    reason: reasonText,
  }),
  outputs: { 200: z.object({}) },
  rejections: ['not_found', 'account_deleted', 'not_allowed'],
});
