import { z } from 'zod';
import { dayMs } from '#domain/core/durations.ts';
import type { Instant } from '#domain/core/instant.ts';
import { accountLists, type AccountList } from '#domain/mail/mail-kinds.ts';
import { oneClickPath, unsubscribePath } from '#domain/mail/one-click.ts';
import type { ServiceSettings } from '../dependencies.ts';
import { createTokens, type TokenFailure } from '../identity/tokens.ts';
import type { UnsubscribeLinks } from './draw-mail.ts';

type Secrets = Pick<ServiceSettings, 'tokenSecret'>;

/** Readers look for a mail long after it arrived. */
const validMs = 365 * dayMs;

const tokensOf = ({ tokenSecret }: Secrets) =>
  createTokens(
    tokenSecret,
    'leave-list',
    z.union([
      z.object({ userId: z.string().min(1), list: z.enum(accountLists) }),
      z.object({ addressId: z.string().min(1), list: z.literal('invitation') }),
    ]),
  );

/** Until November 2026 study plan reminders had their own tokens, valid for a year. */
const formerTokensOf = ({ tokenSecret }: Secrets) =>
  createTokens(tokenSecret, 'stop-reminder', z.object({ userId: z.string().min(1) }));

/** The list to leave, and its user or address. */
export type Unsubscription =
  | { readonly userId: string; readonly list: AccountList }
  | { readonly addressId: string; readonly list: 'invitation' };

export const createUnsubscribeToken = (
  secrets: Secrets,
  leaving: Unsubscription,
  now: Instant,
): Promise<string> => tokensOf(secrets).sign({ ...leaving }, new Date(Date.parse(now) + validMs));

export async function readUnsubscribeToken(
  secrets: Secrets,
  token: string,
  now: Instant,
): Promise<Unsubscription | TokenFailure> {
  const at = new Date(now);
  const read = await tokensOf(secrets).read(token, at);
  if (typeof read !== 'string') return read.claims;
  const former = await formerTokensOf(secrets).read(token, at);
  if (typeof former !== 'string') return { userId: former.claims.userId, list: 'plan_reminder' };
  return read === 'token_expired' || former === 'token_expired' ? 'token_expired' : 'token_invalid';
}

/** @param site without a trailing slash */
export async function unsubscribeLinksOf(
  secrets: Secrets,
  leaving: Unsubscription,
  { site, now }: { readonly site: string; readonly now: Instant },
): Promise<UnsubscribeLinks> {
  const query = `?token=${encodeURIComponent(await createUnsubscribeToken(secrets, leaving, now))}`;
  return { page: `${site}${unsubscribePath}${query}`, oneClick: `${site}${oneClickPath}${query}` };
}
