import type { PromotionKind } from '#domain/commerce/promotions/promotion-kind.ts';
import type { promotions } from '#domain/commerce/promotions/promotion-contract.ts';
import type { z } from 'zod';

export type PromotionRow = z.infer<(typeof promotions.one.outputs)[200]>;
export type SeenPromotion = PromotionRow & { readonly etag?: string };

export const kindNames: Readonly<Record<PromotionKind, string>> = {
  open: 'For everyone',
  click: 'For 24 hours after a click',
  personal: 'Through a personal link',
};
