import { z } from 'zod';

/** What travels between a browser and the server for a passkey: W3C Web Authentication, 5.1, in its JSON form. */
const base64url = (maximum: number) =>
  z
    .string()
    .max(maximum)
    .regex(/^[\w-]*$/, 'This is not base64url.');

const credential = {
  id: base64url(2_000).min(1),
  rawId: base64url(2_000).min(1),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
};

/** What `startRegistration` gives. */
export const passkeyMadeSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});

/** What `startAuthentication` gives. */
export const passkeyUsedSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(4_000),
    userHandle: base64url(200).optional(),
  }),
});
export type PasskeyUsed = z.infer<typeof passkeyUsedSchema>;
export type PasskeyMade = z.infer<typeof passkeyMadeSchema>;

/** Passkeys that a browser may have: 5.8.3. */
const passkeyDescriptorsSchema = z.array(
  z.object({
    id: z.string(),
    type: z.literal('public-key'),
    transports: z.array(z.string()).optional(),
  }),
);
const preferenceSchema = z.enum(['discouraged', 'preferred', 'required']);

/** What a browser is asked to sign with a passkey that it has. */
export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  rpId: z.string().optional(),
  timeout: z.number().optional(),
  allowCredentials: passkeyDescriptorsSchema.optional(),
  userVerification: preferenceSchema.optional(),
});
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>;

/** What a browser is asked to make a passkey with. */
export const passkeyCreationSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number().optional(),
  excludeCredentials: passkeyDescriptorsSchema.optional(),
  authenticatorSelection: z
    .object({ residentKey: preferenceSchema.optional(), userVerification: preferenceSchema.optional() })
    .optional(),
  attestation: z.literal('none').optional(),
});
