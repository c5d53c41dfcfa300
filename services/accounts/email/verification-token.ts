import { z } from 'zod';
import { createTokens, type TokenFailure } from '../../identity/tokens.ts';
import type { ServiceSettings } from '../../dependencies.ts';
import { accountKeyOf } from '../account-key.ts';
import { dayMs } from '#domain/core/durations.ts';

export interface Verification {
  readonly userId: string;
  /** See `accountKeyOf`: the token is part of a URL, which must not contain an email address. */
  readonly account: string;
}

type Secrets = Pick<ServiceSettings, 'tokenSecret' | 'personalDataKey'>;

const text = z.string().min(1);
const claims = z.object({ userId: text, account: text });

const validMs = 3 * dayMs;

const tokensOf = ({ tokenSecret }: Secrets) => createTokens(tokenSecret, 'verify-email', claims);

/** Token of a verification mail, valid for three days for this user and address. */
export function createVerificationToken(
  secrets: Secrets,
  { userId, email }: { readonly userId: string; readonly email: string },
  now: Date = new Date(),
): Promise<string> {
  const account = accountKeyOf(secrets.personalDataKey, email);
  return tokensOf(secrets).sign({ userId, account }, new Date(now.getTime() + validMs));
}

export async function readVerificationToken(
  secrets: Secrets,
  token: string,
  now: Date,
): Promise<Verification | TokenFailure> {
  const read = await tokensOf(secrets).read(token, now);
  if (typeof read === 'string') return read;
  return read.claims;
}
