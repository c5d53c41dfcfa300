import { z } from 'zod';
import { defineCall, plainText } from '../core/contract.ts';
import { platformAccessSchema } from './platform-access.ts';
import { longestPasswordEver, newPasswordSchema } from './new-password.ts';
import { stepNameSchema } from './steps.ts';
import { firstNameSchema } from './first-name.ts';
import { examTypeSchema } from './exam-type.ts';

/** Compared and reserved in lower case. */
export const emailSchema = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email('Enter an e-mail address like name@example.com.'))
  .transform((email) => email.toLowerCase());

/** One that may have been chosen at any time. */
export const passwordSchema = z
  .string()
  .min(1, 'Enter your password.')
  .max(longestPasswordEver * 2);
const nothing = z.object({});

/** The user as the user's own client sees it; names are the specification's. */
export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** Absent where none was given. */
  firstName: z.string().optional(),
  examType: examTypeSchema,
  platformAccess: platformAccessSchema,
  isVerified: z.boolean(),
  /** Markers of what was done and chosen: specification, document 1, section 3. */
  stepsDone: z.array(stepNameSchema),
  isNightMode: z.boolean(),
  /** Hours of the day, 0 to 23, between which automatic night mode is dark. */
  nightTimeStart: z.int().min(0).max(23),
  nightTimeEnd: z.int().min(0).max(23),
  /** ISO 8601; absent for those who never paid. */
  paidExpiryTime: z.string().optional(),
  /** Credits that are left: one is spent with each written or spoken answer in practice. */
  writingCredits: z.int().min(0),
  speakingCredits: z.int().min(0),
  /** What spoken answers have cost so far, without what came back. */
  speakingCreditsUsed: z.int().min(0),
});
export type User = z.infer<typeof userSchema>;

export const registerUser = defineCall({
  name: 'registerUser',
  method: 'POST',
  path: '/api/users/registerUser',
  access: 'anyone',
  effect: 'command',
  rateLimit: 'registration',
  summary:
    'Makes an account and sends a mail to verify its address; the same answer where the address has an account.',
  input: z.object({
    email: emailSchema,
    password: newPasswordSchema,
    examType: examTypeSchema.default('new_format'),
  }),
  outputs: { 200: z.object({ id: z.string() }) },
  rejections: [],
});

export const verifyTokenEmail = defineCall({
  name: 'verifyTokenEmail',
  method: 'POST',
  path: '/api/users/verifyTokenEmail',
  access: 'anyone',
  effect: 'command',
  summary: 'Verifies an e-mail address with the token of the mail, and tells the address.',
  input: z.object({ token: z.string().min(1).max(4000) }),
  outputs: { 200: z.object({ email: z.string() }) },
  rejections: ['token_expired', 'token_invalid', 'email_taken'],
});

export const resendVerification = defineCall({
  name: 'resendVerification',
  method: 'POST',
  path: '/api/users/resendVerification',
  access: 'anyone',
  effect: 'command',
  rateLimit: 'mail',
  summary:
    'Sends the verification mail again, five minutes after the last one at the earliest. The answer is always the same.',
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
  summary: 'Logs in: 200 with a token, 201 while the address is not verified. Ends every other session.',
  input: z.object({ email: emailSchema, password: passwordSchema, redirect: plainText(500).optional() }),
  outputs: {
    200: z.object({ token: z.string(), user: userSchema, redirect: z.string().optional() }),
    201: nothing,
  },
  rejections: ['wrong_credentials', 'access_blocked'],
});

export const logoutStudent = defineCall({
  name: 'logoutStudent',
  method: 'POST',
  path: '/api/users/logoutStudent',
  access: 'student',
  effect: 'command',
  summary: 'Ends the session of the token.',
  input: nothing,
  outputs: { 200: nothing },
  rejections: [],
});

export const retrieveUser = defineCall({
  name: 'retrieveUser',
  method: 'POST',
  path: '/api/users/retrieveUser',
  access: 'student',
  effect: 'query',
  summary: 'The user of the token. `id`, where given, must be that user.',
  input: z.object({ id: z.string().max(100).optional(), shouldLogout: z.boolean().optional() }),
  outputs: { 200: z.object({ user: userSchema }) },
  rejections: ['not_allowed'],
});

export const verifyMultiAccount = defineCall({
  name: 'verifyMultiAccount',
  method: 'POST',
  path: '/api/users/verifyMultiAccount',
  access: 'student',
  effect: 'query',
  summary: 'Whether this is still the only session: otherwise 401 with other_session.',
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
  summary: 'Deletes the account for good: its personal data can never be read again.',
  input: z.object({ password: passwordSchema }),
  outputs: { 200: nothing },
  rejections: ['wrong_credentials'],
});

export const updateUserArray = defineCall({
  name: 'updateUserArray',
  method: 'POST',
  path: '/api/users/updateUserArray',
  access: 'student',
  effect: 'command',
  summary: 'Sets a marker of `stepsDone`.',
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
  summary: 'Takes a marker of `stepsDone` away.',
  input: z.object({ stepsDone: stepNameSchema }),
  outputs: { 200: z.object({ user: userSchema }) },
  rejections: ['not_allowed'],
});

export const toggleNightMode = defineCall({
  name: 'toggleNightMode',
  method: 'POST',
  path: '/api/users/toggleNightMode',
  access: 'student',
  effect: 'command',
  summary: 'Switches night mode by hand.',
  input: z.object({ isNightMode: z.boolean() }),
  outputs: { 200: z.object({ user: userSchema }) },
  rejections: [],
});

export const toggleExamType = defineCall({
  name: 'toggleExamType',
  method: 'POST',
  path: '/api/users/toggleExamType',
  access: 'student',
  effect: 'command',
  summary: 'Chooses the exam that the user prepares for.',
  input: z.object({ examType: examTypeSchema }),
  outputs: { 200: z.object({ user: userSchema }) },
  rejections: [],
});

const hour = z.int().min(0).max(23);

export const updateUser = defineCall({
  name: 'updateUser',
  method: 'POST',
  path: '/api/users/updateUser',
  access: 'student',
  effect: 'command',
  summary:
    'Changes what the profile holds: the first name, or both hours of automatic night mode, or all of it.',
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
      error: 'Say what is to be changed.',
    }),
  outputs: { 200: z.object({ user: userSchema }) },
  rejections: [],
});
