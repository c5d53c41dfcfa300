import { z } from 'zod';
import { signInSchema } from '#domain/accounts/sign-in/sign-in-events.ts';
import { hourMs } from '#domain/core/durations.ts';
import { createSealedTokens } from '../../identity/sealed-tokens.ts';

const proofSchema = z.object({ ...signInSchema.shape, userId: z.string(), email: z.string() });

/** The provider has verified this address, which belongs to this account. */
export type SignInProof = z.infer<typeof proofSchema>;

/** As long as a password reset link, because a user without a password sets one meanwhile. */
const proofMs = hourMs;

export function createSignInProofs(secret: string) {
  const tokens = createSealedTokens<SignInProof>(secret, 'sign-in-proof', proofSchema);
  return {
    sign: (proof: SignInProof, now: Date) => tokens.sign(proof, new Date(now.getTime() + proofMs)),
    async read(token: string, now: Date): Promise<SignInProof | undefined> {
      const read = await tokens.read(token, now);
      return typeof read === 'string' ? undefined : read.claims;
    },
  };
}
