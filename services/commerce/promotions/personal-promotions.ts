import { promotionRedemptionStream, redemptionId } from '#domain/commerce/promotions/promotion-redemption.ts';
import type { Promotion } from '#domain/commerce/promotions/promotion-schema.ts';
import { promotionsOf } from '#domain/commerce/promotions/promotions-of-person.ts';
import {
  userPromotionsStream,
  type ActivatedPromotion,
} from '#domain/commerce/promotions/user-promotions.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import { fold } from '#domain/core/events/stream.ts';
import type { Instant } from '#domain/core/instant.ts';
import { selectRunningPromotions } from '#projections/promotions/queries.ts';
import type { Dependencies } from '../../dependencies.ts';
import { readCpcOffer, readOffersFor } from './cpc-offers.ts';

export type PromotionDependencies = Pick<Dependencies, 'journal' | 'readModels' | 'settings'>;

export interface PromotedPerson {
  readonly userId?: string | undefined;
  readonly cpcOffer?: string | undefined;
}

export async function personalPromotions(
  { journal, readModels, settings }: PromotionDependencies,
  { userId, cpcOffer }: PromotedPerson,
  now: Instant,
): Promise<Promotion[]> {
  const [made, own, kept] = await Promise.all([
    selectRunningPromotions(readModels.db, now),
    userId === undefined ? [] : readStarted({ journal }, userId),
    userId === undefined
      ? readCpcOffer(settings, cpcOffer, now)
      : readOffersFor({ journal, settings }, { userId, cpcOffer }, now),
  ]);
  const started = [...own, ...kept];
  const holding = promotionsOf(made, { started, redeemed: new Set() }, now);
  if (userId === undefined) return holding;
  return unredeemedPromotions(journal, userId, holding);
}

export async function unredeemedPromotions(
  journal: Journal,
  userId: string,
  promotions: readonly Promotion[],
): Promise<Promotion[]> {
  const isUsedUp = await Promise.all(
    promotions.map(({ promoId }) => hasRedeemed({ journal }, promoId, userId)),
  );
  return promotions.filter((_promotion, index) => isUsedUp[index] === false);
}

export async function readStarted(
  { journal }: Pick<Dependencies, 'journal'>,
  userId: string,
): Promise<readonly ActivatedPromotion[]> {
  return fold(
    userPromotionsStream,
    await journal.read(userPromotionsStream, userPromotionsStream.nameOf(userId)),
  );
}

/** A user buys once with a promotion. */
export async function hasRedeemed(
  { journal }: Pick<Dependencies, 'journal'>,
  promoId: string,
  userId: string,
): Promise<boolean> {
  const name = promotionRedemptionStream.nameOf(redemptionId(promoId, userId));
  const state = fold(promotionRedemptionStream, await journal.read(promotionRedemptionStream, name));
  return state.status === 'redeemed';
}
