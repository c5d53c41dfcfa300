import { z } from 'zod';
import { defineCall, plainText } from '../core/contract.ts';
import { secondStepSchema } from '../second-factors/second-step.ts';
import { newPasswordSchema, passwordMaximum } from './passwords/new-password.ts';
import { stepNameSchema } from './profile/steps.ts';
import { userSchema } from './user-contract.ts';
import { firstNameSchema } from './profile/first-name.ts';
import { examTypeSchema } from './exam-type.ts';

/** Compared and reserved in lower case. */
export const emailSchema = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email('Enter an email address like name@example.com.'))
  .transform((email) => email.toLowerCase());

/** Accepts passwords chosen under any earlier rule. */
export const passwordSchema = z
  .string()
  .min(1, 'Enter your password.')
  .max(passwordMaximum * 2);
export {
  retrieveUser,
  toggleExamType,
  toggleNightMode,
  userSchema,
  verifyMultiAccount,
  type User,
} from './user-contract.ts';

const nothing = z.object({});

export const registerUser = defineCall({
  name: 'registerUser',
  method: 'POST',
  path: '/api/users/registerUser',
  access: 'anyone',
  effect: 'command',
  rateLimit: 'registration',
  input: z.object({
    email: emailSchema,
    password: newPasswordSchema,
    examType: examTypeSchema.default('new_format'),
    referralId: plainText(64).optional(),
  }),
  outputs: { 200: z.object({ id: z.string() }) },
  rejections: [],
});

const verificationToken = z.string().min(1).max(4000);

export const fetchVerification = defineCall({
  name: 'fetchVerification',
  method: 'GET',
  path: '/api/users/fetchVerification',
  access: 'anyone',
  effect: 'query',
  input: z.object({ token: verificationToken }),
  outputs: {
    200: z.object({
      email: z.string(),
      standing: z.enum(['open', 'verified']),
      /** `verifyTokenEmail` then requires the account's password. */
      hasPassword: z.boolean(),
    }),
  },
  rejections: ['token_expired', 'token_invalid', 'token_void', 'email_taken'],
});

export const verifyTokenEmail = defineCall({
  name: 'verifyTokenEmail',
  method: 'POST',
  path: '/api/users/verifyTokenEmail',
  access: 'anyone',
  effect: 'command',
  rateLimit: 'password',
  input: z.object({ token: verificationToken, password: passwordSchema.optional() }),
  outputs: { 200: z.object({ email: z.string() }) },
  rejections: ['token_expired', 'token_invalid', 'token_void', 'email_taken', 'wrong_credentials'],
});

export const resendVerification = defineCall({
  name: 'resendVerification',
  method: 'POST',
  path: '/api/users/resendVerification',
  access: 'anyone',
  effect: 'command',
  rateLimit: 'mail',
  input: z.object({ email: emailSchema }),
  outputs: { 200: nothing },
  rejections: [],
});

export const loginStudent = defineCall({
  name: 'loginStudent',
  method: 'POST',
  path: '/api/users/loginStudent',
  access: 'anyone',
  effect: 'command',
  rateLimit: 'password',
  input: z.object({ email: emailSchema, password: passwordSchema, redirect: plainText(500).optional() }),
  outputs: {
    200: z.object({ token: z.string(), user: userSchema, redirect: z.string().optional() }),
    201: nothing,
    202: secondStepSchema,
  },
  rejections: ['wrong_credentials', 'access_blocked', 'new_password_needed'],
});

export const logoutStudent = defineCall({
  name: 'logoutStudent',
  method: 'POST',
  path: '/api/users/logoutStudent',
  access: 'student',
  effect: 'command',
  input: nothing,
  outputs: { 200: nothing },
  rejections: [],
});

export const deleteUser = defineCall({
  name: 'deleteUser',
  method: 'POST',
  path: '/api/users/deleteUser',
  access: 'student',
  effect: 'command',
  rateLimit: 'password',
  input: z.object({ password: passwordSchema.optional() }),
  outputs: { 200: nothing },
  rejections: ['wrong_credentials', 'sign_in_again'],
});

const hour = z.int().min(0).max(23);

export const updateUserArray = defineCall({
  name: 'updateUserArray',
  method: 'POST',
  path: '/api/users/updateUserArray',
  access: 'student',
  effect: 'command',
  input: z.object({ stepsDone: stepNameSchema }),
  outputs: { 200: z.object({ user: userSchema }) },
  rejections: ['not_allowed'],
});

export const removeUserArray = defineCall({
  name: 'removeUserArray',
  method: 'POST',
  path: '/api/users/removeUserArray',
  access: 'student',
  effect: 'command',
  input: z.object({ stepsDone: stepNameSchema }),
  outputs: { 200: z.object({ user: userSchema }) },
  rejections: ['not_allowed'],
});

export const updateUser = defineCall({
  name: 'updateUser',
  method: 'POST',
  path: '/api/users/updateUser',
  access: 'student',
  effect: 'command',
  input: z
    .object({
      firstName: firstNameSchema.optional(),
      nightTimeStart: hour.optional(),
      nightTimeEnd: hour.optional(),
    })
    .refine(
      ({ nightTimeStart, nightTimeEnd }) => (nightTimeStart === undefined) === (nightTimeEnd === undefined),
      { path: ['nightTimeEnd'], error: 'Both hours are changed together.' },
    )
    .refine((given) => Object.values(given).some((value) => value !== undefined), {
      path: ['firstName'],
      error: 'Change at least one field.',
    }),
  outputs: { 200: z.object({ user: userSchema }) },
  rejections: [],
});
