import { z } from 'zod';
import { cpcOfferStream, isOpenTo } from '#domain/commerce/promotions/cpc-offer.ts';
import { dayMs } from '#domain/core/durations.ts';
import { fold } from '#domain/core/events/stream.ts';
import { instantSchema, type Instant } from '#domain/core/instant.ts';
import type { Dependencies, ServiceSettings } from '../../core/dependencies.ts';
import { createTokens } from '../../identity/tokens.ts';

/** Long after each of its promotions: else one that is forgotten could begin anew. */
const validMs = 2 * 365 * dayMs;
/** More than a browser keeps: the oldest are left out. */
const most = 10;

const startedSchema = z.array(
  z.object({
    /** Names this start among all browsers. */
    offerId: z.uuid(),
    promoId: z.string(),
    startTime: instantSchema,
    endTime: instantSchema,
  }),
);
/** A promotion as it was started in a browser. */
export type BrowserOffer = z.infer<typeof startedSchema>[number];
const tokensOf = ({ tokenSecret }: Pick<ServiceSettings, 'tokenSecret'>) =>
  createTokens(tokenSecret, 'cpc-offer', z.object({ started: z.string() }));

/**
 * `cpcOffer`: the promotions started in a browser, signed, so that none starts anew. The first account takes it, see
 * {@link cpcOfferStream}.
 */
export const signCpcOffer = (
  settings: Pick<ServiceSettings, 'tokenSecret'>,
  started: readonly BrowserOffer[],
  now: Instant,
): Promise<string> =>
  tokensOf(settings).sign(
    { started: JSON.stringify(started.slice(-most)) },
    new Date(Date.parse(now) + validMs),
  );

/** The promotions of a `cpcOffer`, oldest first; none where it is forged or old. */
export async function readCpcOffer(
  settings: Pick<ServiceSettings, 'tokenSecret'>,
  cpcOffer: string | undefined,
  now: Instant,
): Promise<readonly BrowserOffer[]> {
  if (cpcOffer === undefined) return [];
  const read = await tokensOf(settings).read(cpcOffer, new Date(now));
  if (typeof read === 'string') return [];
  // A browser may keep one of a time when starts had no id.
  return startedSchema.safeParse(JSON.parse(read.claims.started)).data ?? [];
}

/** The promotions of a `cpcOffer` that count for an account: those that no other account has taken. @throws StoreUnavailable */
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
