import type { PromotionKind } from '#domain/commerce/promotions/promotion-kind.ts';
import { hourMs } from '#domain/core/durations.ts';

/** @param offsetMs from now on */
export const iso = (offsetMs: number) => new Date(Date.now() + offsetMs).toISOString();

export const promotionSettings = (kind: PromotionKind, promoId: string) => ({
  promoId,
  kind,
  discount: 40,
  startTime: iso(-hourMs),
  endTime: iso(72 * hourMs),
  target: ['package_silver' as const],
  reason: 'For a test',
});
