import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { minuteMs } from '#domain/core/durations.ts';
import { instantSchema, type Instant } from '#domain/core/instant.ts';
import type { ServiceSettings } from '../dependencies.ts';
import { createTokens, type TokenFailure } from '../identity/tokens.ts';

/** Long enough to find a phone and wait for the next code. */
export const challengeMs = 5 * minuteMs;

export interface Caller {
  /** The account, or the account on a known device: see `KnownDevices`. */
  readonly countedAs: string;
  readonly device: { readonly isKnown: boolean };
}

const claims = z.object({
  userId: z.string().min(1),
  /** The passkey's challenge, base64url. */
  nonce: z.string().min(1),
  /** The time of the password check. */
  issuedAt: instantSchema,
  countedAs: z.string().min(1),
  device: z.enum(['known', 'new']),
});
export type Challenge = z.infer<typeof claims>;

const tokensOf = ({ tokenSecret }: Pick<ServiceSettings, 'tokenSecret'>) =>
  createTokens(tokenSecret, 'second-step', claims);

export async function createChallenge(
  settings: Pick<ServiceSettings, 'tokenSecret'>,
  userId: string,
  { countedAs, device }: Caller,
  now: Instant,
): Promise<{ readonly token: string; readonly nonce: string }> {
  const nonce = randomBytes(32).toString('base64url');
  const challenge: Challenge = {
    userId,
    nonce,
    issuedAt: now,
    countedAs,
    device: device.isKnown ? 'known' : 'new',
  };
  const token = await tokensOf(settings).sign(challenge, new Date(Date.parse(now) + challengeMs));
  return { token, nonce };
}

export async function readChallenge(
  settings: Pick<ServiceSettings, 'tokenSecret'>,
  token: string,
  now: Instant,
): Promise<Challenge | TokenFailure> {
  const read = await tokensOf(settings).read(token, new Date(now));
  return typeof read === 'string' ? read : read.claims;
}
