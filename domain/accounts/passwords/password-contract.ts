import { z } from 'zod';
import { defineCall } from '../../core/contract.ts';
import { emailSchema, passwordSchema } from '../contract.ts';
import { newPasswordSchema } from './new-password.ts';

const nothing = z.object({});

export const forgotPassword = defineCall({
  name: 'forgotPassword',
  method: 'POST',
  path: '/api/email/forgotPassword',
  access: 'anyone',
  effect: 'command',
  rateLimit: 'mail',
  input: z.object({ email: emailSchema }),
  outputs: { 200: nothing },
  rejections: [],
});

export const resetPassword = defineCall({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/users/resetPassword',
  access: 'anyone',
  effect: 'command',
  rateLimit: 'password',
  input: z.object({ token: z.string().min(1).max(4000), password: newPasswordSchema }),
  outputs: { 200: nothing },
  rejections: ['token_expired', 'token_invalid'],
});

export const updatePassword = defineCall({
  name: 'updatePassword',
  method: 'POST',
  path: '/api/users/updatePassword',
  access: 'student',
  effect: 'command',
  rateLimit: 'password',
  input: z.object({ password: passwordSchema, newPassword: newPasswordSchema }),
  outputs: { 200: z.object({ token: z.string() }) },
  rejections: ['wrong_credentials'],
});

export const setNewPassword = defineCall({
  name: 'setNewPassword',
  method: 'POST',
  path: '/api/users/setNewPassword',
  access: 'student',
  effect: 'command',
  rateLimit: 'password',
  input: z.object({ password: newPasswordSchema }),
  outputs: { 200: nothing },
  rejections: ['not_allowed'],
});
