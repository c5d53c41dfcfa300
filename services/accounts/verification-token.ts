import { z } from 'zod';
import { createTokens, type TokenFailure } from '../identity/tokens.ts';

const claims = z.object({ userId: z.string().min(1), email: z.string().min(1) });
export type Verification = z.infer<typeof claims>;

const validMs = 3 * 24 * 60 * 60 * 1000;

const tokensOf = (secret: string) => createTokens(secret, 'verify-email', claims);

/** The token of a verification mail: good for three days, for this user with this address. */
export function createVerificationToken(
  secret: string,
  verification: Verification,
  now: Date = new Date(),
): Promise<string> {
  return tokensOf(secret).sign(verification, new Date(now.getTime() + validMs));
}

export async function readVerificationToken(
  secret: string,
  token: string,
  now: Date,
): Promise<Verification | TokenFailure> {
  const read = await tokensOf(secret).read(token, now);
  return typeof read === 'string' ? read : read.claims;
}
