import { createHash, randomBytes } from 'node:crypto';
import { stringifySetCookie } from 'cookie';
import { z } from 'zod';
import { examTypeSchema } from '#domain/accounts/exam-type.ts';
import { signInPurposeSchema } from '#domain/accounts/sign-in/sign-in-contract.ts';
import { signInProviderSchema } from '#domain/accounts/sign-in/sign-in-provider.ts';
import { minuteMs } from '#domain/core/durations.ts';
import { createSealedTokens } from '../../identity/sealed-tokens.ts';

const stateSchema = z.object({
  provider: signInProviderSchema,
  purpose: signInPurposeSchema,
  examType: examTypeSchema,
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** On this site, as the contract of `startSignIn` has checked. */
  redirect: z.string().optional(),
  userId: z.string().optional(),
  referralId: z.string().optional(),
});

export type SignInState = z.infer<typeof stateSchema>;

/** Time limit for the user at the provider, in milliseconds. */
const signInMs = 10 * minuteMs;

/** 256 bits. */
const random = () => randomBytes(32).toString('base64url');

/** Seals a sign-in in a cookie of the browser that began it, so that no other browser can complete it. Each tab has its own cookie. */
export function createSignInStates(secret: string, { path, isSecure }: { path: string; isSecure: boolean }) {
  const tokens = createSealedTokens<SignInState>(secret, 'sign-in-state', stateSchema);
  const nameOf = (state: string) =>
    `ninety-sign-in-${createHash('sha256').update(state).digest('hex').slice(0, 12)}`;
  return {
    /** @returns the state and the value of its `Set-Cookie` */
    async begin(given: Omit<SignInState, 'state' | 'nonce' | 'verifier'>, now: Date) {
      const state: SignInState = { ...given, state: random(), nonce: random(), verifier: random() };
      const cookie = stringifySetCookie({
        name: nameOf(state.state),
        value: await tokens.sign(state, new Date(now.getTime() + signInMs)),
        httpOnly: true,
        sameSite: 'strict',
        secure: isSecure,
        maxAge: signInMs / 1_000,
        path,
      });
      return { state, cookie };
    },
    /** The sign-in that this browser began in the last ten minutes under that name, and its expiry. */
    async find(
      state: string,
      cookies: Readonly<Record<string, string | undefined>>,
      now: Date,
    ): Promise<{ readonly begun: SignInState; readonly endsAt: Date } | undefined> {
      const token = cookies[nameOf(state)];
      const read = token === undefined ? undefined : await tokens.read(token, now);
      if (read === undefined || typeof read === 'string' || read.claims.state !== state) return undefined;
      return { begun: read.claims, endsAt: new Date(read.expiresAt) };
    },
  };
}
