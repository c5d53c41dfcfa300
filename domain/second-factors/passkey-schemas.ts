import { z } from 'zod';

/** Passkey messages between browser and server: W3C Web Authentication, 5.1, in JSON form. */
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

export const passkeyMadeSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});

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

/** Passkeys to allow or exclude: 5.8.3. */
const passkeyDescriptorsSchema = z.array(
  z.object({
    id: z.string(),
    type: z.literal('public-key'),
    transports: z.array(z.string()).optional(),
  }),
);
const preferenceSchema = z.enum(['discouraged', 'preferred', 'required']);

/** A request to sign with an existing passkey. */
export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  rpId: z.string().optional(),
  timeout: z.number().optional(),
  allowCredentials: passkeyDescriptorsSchema.optional(),
  userVerification: preferenceSchema.optional(),
});
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>;

/** A request to create a passkey. */
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
