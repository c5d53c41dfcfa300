import { z } from 'zod';
import { passwordSchema, userSchema } from '../accounts/contract.ts';
import { defineCall, plainText, uuidSchema } from '../core/contract.ts';
import { appCodeSchema } from './code-schemas.ts';
import { proofSchema } from './proof.ts';
import { passkeyCreationSchema, passkeyMadeSchema } from './passkey-schemas.ts';

const nothing = z.object({});
const tokenSchema = z.string().min(1).max(4000);
const codes = z.array(z.string());
const confirmation = tokenSchema;

/** The user's own name for it. */
const passkeyNameSchema = plainText(60)
  .transform((name) => name.trim())
  .refine((name) => name.length > 0, 'Enter a name, such as that of the device.');

export const loginSecondStep = defineCall({
  name: 'loginSecondStep',
  method: 'POST',
  path: '/api/users/loginSecondStep',
  access: 'anyone',
  effect: 'command',
  rateLimit: 'secondStep',
  input: z.object({ challenge: tokenSchema, proof: proofSchema, redirect: plainText(500).optional() }),
  outputs: { 200: z.object({ token: z.string(), user: userSchema, redirect: z.string().optional() }) },
  rejections: ['wrong_code', 'token_expired', 'token_invalid', 'access_blocked', 'new_password_needed'],
});

/** `needed`: an admin or team member without one makes no admin calls in production. `asked`: the same elsewhere. */
export const standingSchema = z.enum(['on', 'off', 'asked', 'needed']);

export const secondFactorSchema = z.object({
  standing: standingSchema,
  /** An authenticator app. */
  authenticator: z.object({ addedAt: z.string() }).nullable(),
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string(), addedAt: z.string(), usedAt: z.string().nullable() }),
  ),
  recoveryCodesLeft: z.int().min(0),
});
export type SecondFactorView = z.infer<typeof secondFactorSchema>;

export const fetchSecondFactor = defineCall({
  name: 'fetchSecondFactor',
  method: 'POST',
  path: '/api/users/fetchSecondFactor',
  access: 'student',
  effect: 'query',
  input: nothing,
  outputs: { 200: secondFactorSchema },
  rejections: [],
});

export const confirmIdentity = defineCall({
  name: 'confirmIdentity',
  method: 'POST',
  path: '/api/users/confirmIdentity',
  access: 'student',
  effect: 'command',
  rateLimit: 'password',
  input: z.union([z.object({ code: appCodeSchema }), z.object({ password: passwordSchema.optional() })]),
  outputs: { 200: z.object({ confirmation: z.string() }) },
  rejections: ['wrong_credentials', 'wrong_code', 'sign_in_again'],
});

export const offerAuthenticator = defineCall({
  name: 'offerAuthenticator',
  method: 'POST',
  path: '/api/users/offerAuthenticator',
  access: 'student',
  effect: 'command',
  input: z.object({ confirmation }),
  outputs: { 200: z.object({ secret: z.string(), uri: z.string() }) },
  rejections: ['confirmation_needed', 'factor_exists'],
});

export const confirmAuthenticator = defineCall({
  name: 'confirmAuthenticator',
  method: 'POST',
  path: '/api/users/confirmAuthenticator',
  access: 'student',
  effect: 'command',
  rateLimit: 'secondStep',
  input: z.object({ code: appCodeSchema }),
  outputs: { 200: z.object({ recoveryCodes: codes }) },
  rejections: ['wrong_code'],
});

export const removeAuthenticator = defineCall({
  name: 'removeAuthenticator',
  method: 'POST',
  path: '/api/users/removeAuthenticator',
  access: 'student',
  effect: 'command',
  input: z.object({ confirmation }),
  outputs: { 200: nothing },
  rejections: ['confirmation_needed'],
});

export const offerPasskey = defineCall({
  name: 'offerPasskey',
  method: 'POST',
  path: '/api/users/offerPasskey',
  access: 'student',
  effect: 'query',
  input: z.object({ confirmation }),
  outputs: { 200: z.object({ options: passkeyCreationSchema, ticket: z.string() }) },
  rejections: ['confirmation_needed'],
});

export const addPasskey = defineCall({
  name: 'addPasskey',
  method: 'POST',
  path: '/api/users/addPasskey',
  access: 'student',
  effect: 'command',
  input: z.object({ ticket: tokenSchema, name: passkeyNameSchema, passkey: passkeyMadeSchema }),
  outputs: { 200: z.object({ recoveryCodes: codes }) },
  rejections: ['confirmation_needed', 'passkey_refused', 'not_allowed'],
});

export const renamePasskey = defineCall({
  name: 'renamePasskey',
  method: 'POST',
  path: '/api/users/renamePasskey',
  access: 'student',
  effect: 'command',
  input: z.object({ id: uuidSchema, name: passkeyNameSchema }),
  outputs: { 200: nothing },
  rejections: ['not_found'],
});

export const removePasskey = defineCall({
  name: 'removePasskey',
  method: 'POST',
  path: '/api/users/removePasskey',
  access: 'student',
  effect: 'command',
  input: z.object({ id: uuidSchema, confirmation }),
  outputs: { 200: nothing },
  rejections: ['confirmation_needed'],
});

export const makeRecoveryCodes = defineCall({
  name: 'makeRecoveryCodes',
  method: 'POST',
  path: '/api/users/makeRecoveryCodes',
  access: 'student',
  effect: 'command',
  input: z.object({ confirmation }),
  outputs: { 200: z.object({ recoveryCodes: codes }) },
  rejections: ['confirmation_needed', 'not_allowed'],
});

export const takeOffSecondFactor = defineCall({
  name: 'takeOffSecondFactor',
  method: 'POST',
  path: '/api/admins/takeOffSecondFactor',
  access: 'admin',
  effect: 'command',
  input: z.object({
    id: uuidSchema,
    reason: plainText(500).refine((text) => text.trim().length >= 3, 'Enter a reason, in a few words.'),
  }),
  outputs: { 200: nothing },
  rejections: ['not_found', 'not_allowed'],
});

export const fetchStudentSecondFactor = defineCall({
  name: 'fetchStudentSecondFactor',
  method: 'POST',
  path: '/api/admins/fetchStudentSecondFactor',
  access: 'admin',
  effect: 'query',
  input: z.object({ id: uuidSchema }),
  outputs: {
    200: z.object({
      hasAuthenticator: z.boolean(),
      passkeys: z.int().min(0),
      recoveryCodesLeft: z.int().min(0),
    }),
  },
  rejections: ['not_found'],
});
