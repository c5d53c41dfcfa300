import { randomUUID } from 'node:crypto';
import { cpcOfferStream, isOpenTo, takeCpcOffer } from '#domain/commerce/promotions/cpc-offer.ts';
import type { Promotion } from '#domain/commerce/promotions/promotion-schema.ts';
import { promotionStream } from '#domain/commerce/promotions/promotion.ts';
import { startedBy, type MadePromotion } from '#domain/commerce/promotions/promotions-of-person.ts';
import {
  activatePromotion,
  userPromotionsStream,
  type ActivatedPromotion,
} from '#domain/commerce/promotions/user-promotions.ts';
import type { Position } from '#domain/core/events/event-store.ts';
import type { CommandContext, Journal } from '#domain/core/events/journal.ts';
import { fold } from '#domain/core/events/stream.ts';
import type { Instant } from '#domain/core/instant.ts';
import { handle, type HandlingRejection } from '../../core/handle.ts';
import { readCpcOffer, readOffersFor, signCpcOffer, type BrowserOffer } from './cpc-offers.ts';
import { stepOf } from '../carts/on-cart.ts';
import { hasRedeemed, type PromotedPerson, type PromotionDependencies } from './personal-promotions.ts';

export type Activation =
  | {
      readonly promotion: Promotion;
      readonly cpcOffer?: string;
      readonly position?: Position;
    }
  | { readonly isOver: true }
  | { readonly rejected: 'promotion_not_found' | 'promotion_redeemed' | HandlingRejection };

interface Start extends PromotedPerson {
  readonly promoId: string;
  /** The link names the user: required for personal promotions. */
  readonly isNamed: boolean;
  readonly context: CommandContext;
  readonly now: Instant;
}

export async function startPromotion(dependencies: PromotionDependencies, start: Start): Promise<Activation> {
  const { promoId, userId, isNamed, now } = start;
  const made = await readPromotion(dependencies.journal, promoId);
  if (!made || (made.kind === 'personal' && !isNamed)) return { rejected: 'promotion_not_found' };
  const { promotion } = made;
  if (Date.parse(now) < Date.parse(promotion.startTime)) return { rejected: 'promotion_not_found' };
  if (userId !== undefined && (await hasRedeemed(dependencies, promoId, userId))) {
    return { rejected: 'promotion_redeemed' };
  }
  if (Date.parse(promotion.endTime) <= Date.parse(now)) return { isOver: true };
  if (made.kind === 'open') return { promotion };
  if (userId === undefined) return startForBrowser(dependencies, { made, cpcOffer: start.cpcOffer, now });
  const offers = await readOffersFor(dependencies, { userId, cpcOffer: start.cpcOffer }, now);
  const before = offers.find((one) => one.promoId === promoId);
  return startForUser(dependencies, { made, before, userId, context: start.context, now });
}

interface UserStart {
  readonly made: MadePromotion;
  readonly before: BrowserOffer | undefined;
  readonly userId: string;
  readonly context: CommandContext;
  readonly now: Instant;
}

async function startForUser(
  { journal }: PromotionDependencies,
  { made, before, userId, context, now }: UserStart,
): Promise<Activation> {
  const isTheirs = before !== undefined && (await takeOffer(journal, before, userId, context));
  const started = startedBy(made, isTheirs ? before.startTime : now);
  const accepted = await handle(journal, userPromotionsStream, userId, { ...context, userId }, (state) =>
    activatePromotion(state, started),
  );
  if ('rejected' in accepted) return accepted;
  const own = accepted.state.find(({ promoId }) => promoId === started.promoId) ?? started;
  const { position } = accepted;
  return { ...held(made, own, now), ...(position !== undefined && { position }) };
}

/** Transfers a browser's promotion to the account; the first of two wins. */
async function takeOffer(
  journal: Journal,
  { offerId, promoId }: BrowserOffer,
  userId: string,
  context: CommandContext,
): Promise<boolean> {
  const taken = await handle(journal, cpcOfferStream, offerId, stepOf(context, userId), (state) =>
    takeCpcOffer(state, { promoId, userId }),
  );
  return !('rejected' in taken) && isOpenTo(taken.state, userId);
}

/** Transfers a browser's promotions to an account. Skips forged, expired and redeemed ones. @throws StoreUnavailable */
export async function keepStartedPromotion(
  dependencies: PromotionDependencies,
  { userId, cpcOffer, context, now }: Omit<Start, 'promoId' | 'isNamed'> & { readonly userId: string },
): Promise<void> {
  for (const before of await readOffersFor(dependencies, { userId, cpcOffer }, now)) {
    const made = await readPromotion(dependencies.journal, before.promoId);
    if (made?.kind !== 'click' || 'isOver' in held(made, startedBy(made, before.startTime), now)) continue;
    if (await hasRedeemed(dependencies, before.promoId, userId)) continue;
    // A separate step of the command that carries it.
    const step = stepOf(context, userId);
    await startForUser(dependencies, { made, before, userId, context: step, now });
  }
}

async function startForBrowser(
  { settings }: PromotionDependencies,
  { made, cpcOffer, now }: Pick<UserStart, 'made' | 'now'> & { readonly cpcOffer: string | undefined },
): Promise<Activation> {
  const kept = await readCpcOffer(settings, cpcOffer, now);
  const before = kept.find(({ promoId }) => promoId === made.promotion.promoId);
  const own = before ?? { offerId: randomUUID(), ...startedBy(made, now) };
  const all = before ? kept : [...kept, own];
  const holding = held(made, own, now);
  return 'isOver' in holding ? holding : { ...holding, cpcOffer: await signCpcOffer(settings, all, now) };
}

/** The promotion for one person, who may have started it before an admin changed its end. */
function held({ promotion }: MadePromotion, own: ActivatedPromotion, now: Instant) {
  const endTime = Date.parse(own.endTime) < Date.parse(promotion.endTime) ? own.endTime : promotion.endTime;
  return Date.parse(endTime) <= Date.parse(now)
    ? { isOver: true as const }
    : { promotion: { ...promotion, endTime } };
}

export async function readPromotion(journal: Journal, promoId: string): Promise<MadePromotion | undefined> {
  const state = fold(promotionStream, await journal.read(promotionStream, promotionStream.nameOf(promoId)));
  return state.status === 'missing' ? undefined : { promotion: state.promotion, kind: state.kind };
}
