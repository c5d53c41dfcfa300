import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import { z } from 'zod';
import { derivedKey } from '../core/derived-key.ts';
import type { TokenFailure, Tokens } from './tokens.ts';

export type SealedPurpose = 'sign-in-state' | 'sign-in-proof' | 'sign-in-identity';

/** Tokens whose claims only this server can read: AES-256-GCM under a key derived for each purpose. */
export function createSealedTokens<Claims extends Record<string, string | undefined>>(
  secret: string,
  purpose: SealedPurpose,
  schema: z.ZodType<Claims>,
): Tokens<Claims> {
  const key = derivedKey(secret, purpose);
  return {
    sign: (claims, expiresAt) =>
      new EncryptJWT(schema.parse(claims))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setAudience(purpose)
        .setExpirationTime(expiresAt)
        .encrypt(key),
    async read(token, now): Promise<{ claims: Claims; expiresAt: number } | TokenFailure> {
      try {
        const { payload } = await jwtDecrypt(token, key, {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
          audience: purpose,
          currentDate: now,
          requiredClaims: ['exp'],
        });
        return { claims: schema.parse(payload), expiresAt: z.number().parse(payload.exp) * 1000 };
      } catch (error) {
        if (error instanceof errors.JWTExpired) return 'token_expired';
        if (error instanceof errors.JOSEError || error instanceof z.ZodError) return 'token_invalid';
        throw error;
      }
    },
  };
}
