import { z } from 'zod';
import { cpcOfferStream, isOpenTo } from '#domain/commerce/promotions/cpc-offer.ts';
import { dayMs } from '#domain/core/durations.ts';
import { fold } from '#domain/core/events/stream.ts';
import { instantSchema, type Instant } from '#domain/core/instant.ts';
import type { Dependencies, ServiceSettings } from '../../dependencies.ts';
import { createTokens } from '../../identity/tokens.ts';

/** Long after each promotion's end: a forgotten one could start again. */
const validMs = 2 * 365 * dayMs;
/** More than a browser stores: the oldest are dropped. */
const most = 10;

const startedSchema = z.array(
  z.object({
    offerId: z.uuid(),
    promoId: z.string(),
    startTime: instantSchema,
    endTime: instantSchema,
  }),
);
export type BrowserOffer = z.infer<typeof startedSchema>[number];
const tokensOf = ({ tokenSecret }: Pick<ServiceSettings, 'tokenSecret'>) =>
  createTokens(tokenSecret, 'cpc-offer', z.object({ started: z.string() }));

export const signCpcOffer = (
  settings: Pick<ServiceSettings, 'tokenSecret'>,
  started: readonly BrowserOffer[],
  now: Instant,
): Promise<string> =>
  tokensOf(settings).sign(
    { started: JSON.stringify(started.slice(-most)) },
    new Date(Date.parse(now) + validMs),
  );

/** The promotions of a `cpcOffer`, oldest first; empty if it is forged or old. */
export async function readCpcOffer(
  settings: Pick<ServiceSettings, 'tokenSecret'>,
  cpcOffer: string | undefined,
  now: Instant,
): Promise<readonly BrowserOffer[]> {
  if (cpcOffer === undefined) return [];
  const read = await tokensOf(settings).read(cpcOffer, new Date(now));
  if (typeof read === 'string') return [];
  // Browsers may still hold offers without ids.
  return startedSchema.safeParse(JSON.parse(read.claims.started)).data ?? [];
}

/** The promotions of a `cpcOffer` that no other account has taken. @throws StoreUnavailable */
export async function readOffersFor(
  { journal, settings }: Pick<Dependencies, 'journal' | 'settings'>,
  { userId, cpcOffer }: { readonly userId: string; readonly cpcOffer?: string | undefined },
  now: Instant,
): Promise<readonly BrowserOffer[]> {
  const kept = await readCpcOffer(settings, cpcOffer, now);
  const isTheirs = await Promise.all(
    kept.map(async ({ offerId }) => {
      const events = await journal.read(cpcOfferStream, cpcOfferStream.nameOf(offerId));
      return isOpenTo(fold(cpcOfferStream, events), userId);
    }),
  );
  return kept.filter((_offer, index) => isTheirs[index]);
}
