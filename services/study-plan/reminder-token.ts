import { z } from 'zod';
import { dayMs } from '#domain/core/durations.ts';
import type { ServiceSettings } from '../core/dependencies.ts';
import { createTokens, type TokenFailure } from '../identity/tokens.ts';

/** A mail is looked for in a mailbox long after it came. */
const validMs = 365 * dayMs;

const tokensOf = ({ tokenSecret }: Pick<ServiceSettings, 'tokenSecret'>) =>
  createTokens(tokenSecret, 'stop-reminder', z.object({ userId: z.string().min(1) }));

/** What ends the reminders of a user without a log-in. @param now ISO 8601, UTC */
export const createReminderToken = (
  secrets: Pick<ServiceSettings, 'tokenSecret'>,
  userId: string,
  now: string,
): Promise<string> => tokensOf(secrets).sign({ userId }, new Date(Date.parse(now) + validMs));

/** Whose reminders a token ends. @param now ISO 8601, UTC */
export async function readReminderToken(
  secrets: Pick<ServiceSettings, 'tokenSecret'>,
  token: string,
  now: string,
): Promise<{ readonly userId: string } | TokenFailure> {
  const read = await tokensOf(secrets).read(token, new Date(now));
  return typeof read === 'string' ? read : read.claims;
}
