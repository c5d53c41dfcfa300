import { z } from 'zod';
import { defineCall } from '../core/contract.ts';
import { emailSchema, passwordSchema } from './contract.ts';
import { newPasswordSchema } from './new-password.ts';

const nothing = z.object({});

export const forgotPassword = defineCall({
  name: 'forgotPassword',
  method: 'POST',
  path: '/api/email/forgotPassword',
  access: 'anyone',
  effect: 'command',
  rateLimit: 'mail',
  summary:
    'Sends a link to set a new password, good for an hour and once. The same answer whether the address has an account.',
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
  summary: 'Sets a new password with the token of a mail, and ends the session of before.',
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
  summary:
    'Changes the password of a user who knows the present one, and ends every session. The new token continues this one.',
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
  summary: 'Sets the new password that an admin asked for: the marker `should_set_password` goes with it.',
  input: z.object({ password: newPasswordSchema }),
  outputs: { 200: nothing },
  rejections: ['not_allowed'],
});
