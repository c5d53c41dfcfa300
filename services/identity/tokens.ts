import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Instant } from '#domain/core/instant.ts';
import { derivedKey } from '../core/derived-key.ts';

export type TokenPurpose =
  | 'scorecard-reading'
  | 'session'
  | 'verify-email'
  | 'known-device'
  | 'leave-list'
  | 'stop-reminder'
  | 'cpc-offer'
  | 'promotion'
  | 'reset-password'
  | 'second-step'
  | 'confirmed-identity'
  | 'add-passkey'
  | 'not-me';

export type TokenFailure = 'token_expired' | 'token_invalid';

export interface Tokens<Claims> {
  sign(claims: Claims, expiresAt: Date): Promise<string>;
  /** The claims and the expiry, in milliseconds since 1970. */
  read(token: string, now: Date): Promise<{ claims: Claims; expiresAt: number } | TokenFailure>;
}

const expiry = z.object({ exp: z.number() });

/** HS256 under a key derived for each purpose; `alg: none` and others are rejected. */
export function createTokens<Claims extends Record<string, string>>(
  secret: string,
  purpose: TokenPurpose,
  schema: z.ZodType<Claims>,
): Tokens<Claims> {
  const key = derivedKey(secret, purpose);
  return {
    sign: (claims, expiresAt) =>
      new SignJWT(schema.parse(claims))
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(purpose)
        .setExpirationTime(expiresAt)
        .sign(key),
    async read(token, now) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          audience: purpose,
          currentDate: now,
          requiredClaims: ['exp'],
        });
        return { claims: schema.parse(payload), expiresAt: expiry.parse(payload).exp * 1000 };
      } catch (error) {
        if (error instanceof errors.JWTExpired) return 'token_expired';
        if (error instanceof errors.JOSEError || error instanceof z.ZodError) return 'token_invalid';
        throw error;
      }
    },
  };
}

interface Secrets {
  readonly tokenSecret: string;
}

/** Tokens of emailed links. @param endOf the expiry of a link, in milliseconds since 1970 */
export function linkTokens<Claims extends Record<string, string>>(
  purpose: TokenPurpose,
  schema: z.ZodType<Claims>,
  endOf: (claims: Claims) => number,
) {
  const tokensOf = ({ tokenSecret }: Secrets) => createTokens(tokenSecret, purpose, schema);
  return {
    create: (secrets: Secrets, claims: Claims): Promise<string> =>
      tokensOf(secrets).sign(claims, new Date(endOf(claims))),
    async read(secrets: Secrets, token: string, now: Instant): Promise<Claims | TokenFailure> {
      const read = await tokensOf(secrets).read(token, new Date(now));
      return typeof read === 'string' ? read : read.claims;
    },
  };
}

const sessionClaims = z.object({ sub: z.string().min(1), sid: z.string().min(1) });
export type SessionTokens = Tokens<z.infer<typeof sessionClaims>>;

/** Session tokens contain the user (`sub`) and the session (`sid`). */
export const createSessionTokens = (secret: string): SessionTokens =>
  createTokens(secret, 'session', sessionClaims);
