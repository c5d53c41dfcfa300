import type { User } from '#domain/accounts/user-contract.ts';
import { promotionsOf, type MadePromotion } from '#domain/commerce/promotions/promotions-of-person.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import type { Instant } from '#domain/core/instant.ts';
import { readPromotion } from './activate-promotion.ts';
import { unredeemedPromotions, readStarted } from './personal-promotions.ts';

export async function readUserPromo(
  journal: Journal,
  userId: string,
  now: Instant,
): Promise<User['userPromo']> {
  const started = (await readStarted({ journal }, userId)).filter(
    ({ endTime }) => Date.parse(endTime) > Date.parse(now),
  );
  if (started.length === 0) return [];
  const made = await Promise.all(started.map(({ promoId }) => readPromotion(journal, promoId)));
  const own = made.filter((one): one is MadePromotion => one !== undefined && one.kind !== 'open');
  const holding = promotionsOf(own, { started, redeemed: new Set() }, now);
  return (await unredeemedPromotions(journal, userId, holding)).map(({ promoId, discount, endTime }) => ({
    promoId,
    discount,
    startTime: started.find((one) => one.promoId === promoId)?.startTime ?? now,
    endTime,
  }));
}
