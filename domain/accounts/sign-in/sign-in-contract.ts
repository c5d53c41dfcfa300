import { z } from 'zod';
import { defineCall, plainText } from '../../core/contract.ts';
import { siteAddress } from '../../core/site-address.ts';
import { emailSchema, passwordSchema, userSchema } from '../contract.ts';
import { secondStepSchema } from '../../second-factors/second-step.ts';
import { examTypeSchema } from '../exam-type.ts';
import { signInProviderSchema } from './sign-in-provider.ts';

const nothing = z.object({});
const loggedIn = z.object({ token: z.string(), user: userSchema, redirect: z.string().optional() });

const redirectSchema = plainText(500).regex(siteAddress, 'Give an address of this site.');

/** `log_in`: to an existing account; `sign_up`: creates one; `link`: adds a sign-in method; `again`: confirms the identity. */
export const signInPurposeSchema = z.enum(['log_in', 'sign_up', 'link', 'again']);
export type SignInPurpose = z.infer<typeof signInPurposeSchema>;

export const fetchSignInProviders = defineCall({
  name: 'fetchSignInProviders',
  method: 'GET',
  path: '/api/users/fetchSignInProviders',
  access: 'anyone',
  effect: 'query',
  input: nothing,
  outputs: { 200: z.object({ providers: z.array(signInProviderSchema) }) },
  rejections: [],
});

export const startSignIn = defineCall({
  name: 'startSignIn',
  method: 'POST',
  path: '/api/users/startSignIn',
  access: 'person',
  effect: 'command',
  rateLimit: 'password',
  input: z.object({
    provider: signInProviderSchema,
    purpose: signInPurposeSchema,
    redirect: redirectSchema.optional(),
    examType: examTypeSchema.default('new_format'),
    password: passwordSchema.optional(),
    referralId: plainText(64).optional(),
  }),
  outputs: { 200: z.object({ address: z.url() }) },
  rejections: ['not_logged_in', 'sign_in_failed', 'wrong_credentials', 'sign_in_again'],
});

/** Accepts whatever a provider returns; what does not fit is a failed sign-in. */
const returned = {
  state: plainText(200),
  code: plainText(4000).optional(),
  /** The provider's error code: `access_denied` if the user refused. */
  error: plainText(200).optional(),
  iss: plainText(500).optional(),
};

/** 201: the verified address belongs to an account that is not linked. 202: a second step follows. */
const finished = {
  200: z.union([loggedIn, z.object({ linked: signInProviderSchema, redirect: z.string().optional() })]),
  201: z.object({
    email: z.string(),
    /** For `confirmSignIn`; valid for an hour. */
    proof: z.string(),
    redirect: z.string().optional(),
  }),
  202: secondStepSchema.extend({ redirect: z.string().optional() }),
};

const finishRejections = [
  'not_logged_in',
  'not_allowed',
  'access_blocked',
  'sign_in_denied',
  'sign_in_expired',
  'sign_in_used',
  'sign_in_failed',
  'sign_in_taken',
  'provider_linked',
  'account_not_recognized',
  'account_deleted',
  'email_taken',
] as const;

export const loginNewUserWechat = defineCall({
  name: 'loginNewUserWechat',
  method: 'POST',
  path: '/api/users/loginNewUserWechat',
  access: 'person',
  effect: 'command',
  rateLimit: 'password',
  input: z.object(returned),
  outputs: finished,
  rejections: finishRejections,
});

export const finishSignIn = defineCall({
  name: 'finishSignIn',
  method: 'POST',
  path: '/api/users/finishSignIn',
  access: 'person',
  effect: 'command',
  rateLimit: 'password',
  input: z.object({ provider: signInProviderSchema, ...returned }),
  outputs: finished,
  rejections: finishRejections,
});

export const confirmSignIn = defineCall({
  name: 'confirmSignIn',
  method: 'POST',
  path: '/api/users/confirmSignIn',
  access: 'anyone',
  effect: 'command',
  rateLimit: 'password',
  input: z.object({
    proof: z.string().min(1).max(4000),
    password: passwordSchema,
    redirect: redirectSchema.optional(),
  }),
  outputs: { 200: loggedIn, 202: secondStepSchema },
  rejections: [
    'wrong_credentials',
    'access_blocked',
    'new_password_needed',
    'sign_in_expired',
    'sign_in_taken',
    'provider_linked',
  ],
});

export const fetchSignIns = defineCall({
  name: 'fetchSignIns',
  method: 'GET',
  path: '/api/users/fetchSignIns',
  access: 'student',
  effect: 'query',
  input: nothing,
  outputs: {
    200: z.object({
      linked: z.array(signInProviderSchema),
      hasPassword: z.boolean(),
      /** An address that is not verified yet. */
      emailToVerify: z.string().optional(),
    }),
  },
  rejections: [],
});

export const unlinkSignIn = defineCall({
  name: 'unlinkSignIn',
  method: 'POST',
  path: '/api/users/unlinkSignIn',
  access: 'student',
  effect: 'command',
  rateLimit: 'password',
  input: z.object({ provider: signInProviderSchema, password: passwordSchema.optional() }),
  outputs: { 200: nothing },
  rejections: ['wrong_credentials', 'sign_in_again', 'last_way_in', 'account_deleted'],
});

export const giveEmail = defineCall({
  name: 'giveEmail',
  method: 'POST',
  path: '/api/users/giveEmail',
  access: 'student',
  effect: 'command',
  rateLimit: 'mail',
  input: z.object({ email: emailSchema }),
  outputs: { 200: nothing },
  rejections: ['not_allowed', 'account_deleted'],
});
