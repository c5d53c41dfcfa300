import { z } from 'zod';
import { resetLinkMs } from '#domain/accounts/passwords/change-password.ts';
import { instantSchema, type Instant } from '#domain/core/instant.ts';
import type { ServiceSettings } from '../../core/dependencies.ts';
import { createTokens, type TokenFailure } from '../../identity/tokens.ts';

export interface PasswordReset {
  readonly userId: string;
  readonly requestedAt: Instant;
}

const claims = z.object({ userId: z.string().min(1), requestedAt: instantSchema });

const tokensOf = ({ tokenSecret }: Pick<ServiceSettings, 'tokenSecret'>) =>
  createTokens(tokenSecret, 'reset-password', claims);

/** Valid for an hour. */
export const createResetToken = (
  secrets: Pick<ServiceSettings, 'tokenSecret'>,
  reset: PasswordReset,
): Promise<string> =>
  tokensOf(secrets).sign({ ...reset }, new Date(Date.parse(reset.requestedAt) + resetLinkMs));

export async function readResetToken(
  secrets: Pick<ServiceSettings, 'tokenSecret'>,
  token: string,
  now: Instant,
): Promise<PasswordReset | TokenFailure> {
  const read = await tokensOf(secrets).read(token, new Date(now));
  return typeof read === 'string' ? read : read.claims;
}
