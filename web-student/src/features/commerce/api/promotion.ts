import { activatePromotion, activatePromotionUid } from '#domain/commerce/contract.ts';
import type { Promotion } from '#domain/commerce/promotions/promotion-schema.ts';
import { call } from '#student/core/api.ts';
import { browserStore, storageKeys } from '#student/core/storage.ts';

interface PromotionLink {
  readonly promoId: string;
  readonly uid: string | null;
  readonly token: string | null;
}

/** Starts a promotion; `null` if it has expired. The browser stores click promotions too. */
export async function startPromotion({ promoId, uid, token }: PromotionLink): Promise<Promotion | null> {
  const stored = browserStore.get(storageKeys.cpcOffer);
  const answer =
    uid !== null && token !== null
      ? await call(activatePromotionUid, { promoId, uid, token })
      : await call(activatePromotion, { promoId, ...(stored !== undefined && { cpcOffer: stored }) });
  if (answer.status === 201) return null;
  const { promotion, cpcOffer } = answer.body;
  if (cpcOffer !== undefined) browserStore.set(storageKeys.cpcOffer, cpcOffer);
  return promotion;
}
