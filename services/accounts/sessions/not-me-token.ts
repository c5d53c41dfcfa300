import { z } from 'zod';
import { notMeLinkMs } from '#domain/accounts/sessions/suspicious-log-in.ts';
import { instantSchema, type Instant } from '#domain/core/instant.ts';
import type { ServiceSettings } from '../../core/dependencies.ts';
import { createTokens, type TokenFailure } from '../../identity/tokens.ts';

export interface DisownedLogIn {
  readonly userId: string;
  readonly sessionId: string;
  readonly startedAt: Instant;
}

const claims = z.object({
  userId: z.string().min(1),
  sessionId: z.string().min(1),
  startedAt: instantSchema,
});

const tokensOf = ({ tokenSecret }: Pick<ServiceSettings, 'tokenSecret'>) =>
  createTokens(tokenSecret, 'not-me', claims);

export const createNotMeToken = (
  secrets: Pick<ServiceSettings, 'tokenSecret'>,
  logIn: DisownedLogIn,
): Promise<string> =>
  tokensOf(secrets).sign({ ...logIn }, new Date(Date.parse(logIn.startedAt) + notMeLinkMs));

export async function readNotMeToken(
  secrets: Pick<ServiceSettings, 'tokenSecret'>,
  token: string,
  now: Instant,
): Promise<DisownedLogIn | TokenFailure> {
  const read = await tokensOf(secrets).read(token, new Date(now));
  return typeof read === 'string' ? read : read.claims;
}
