import { z } from 'zod';
import { dayMs } from '#domain/core/durations.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { ServiceSettings } from '../../dependencies.ts';
import { createTokens } from '../../identity/tokens.ts';

/** So that late visitors learn that the promotion is over instead of that the link is broken. */
const validMs = 2 * 365 * dayMs;

type Secrets = Pick<ServiceSettings, 'tokenSecret'>;
interface Named {
  readonly promoId: string;
  readonly userId: string;
}

const tokensOf = ({ tokenSecret }: Secrets) =>
  createTokens(tokenSecret, 'promotion', z.object({ promoId: z.string(), userId: z.string() }));

/** The page that starts a promotion, for all users or for one, without a login. */
export async function promotionLink(
  settings: Secrets & Pick<ServiceSettings, 'publicUrl'>,
  { promoId, userId }: { readonly promoId: string; readonly userId?: string | undefined },
  now: Instant,
): Promise<string> {
  const url = new URL(`${settings.publicUrl}/promo`);
  url.searchParams.set('id', promoId);
  if (userId !== undefined) {
    const expiresAt = new Date(Date.parse(now) + validMs);
    url.searchParams.set('uid', userId);
    url.searchParams.set('token', await tokensOf(settings).sign({ promoId, userId }, expiresAt));
  }
  return url.href;
}

export async function isPromotionLinkOf(
  settings: Secrets,
  token: string,
  { promoId, userId }: Named,
  now: Instant,
): Promise<boolean> {
  const read = await tokensOf(settings).read(token, new Date(now));
  return typeof read !== 'string' && read.claims.promoId === promoId && read.claims.userId === userId;
}
