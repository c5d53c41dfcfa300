import { z } from 'zod';
import type { EventOf } from '../../core/events/codec.ts';
import { reject, type Decision } from '../../core/events/decision.ts';
import { defineStream } from '../../core/events/stream.ts';

const events = {
  PromotionRedeemed: {
    version: 1,
    schema: z.object({ promoId: z.string(), userId: z.string(), cartId: z.string() }),
  },
} as const;

export type PromotionRedemptionEvent = EventOf<typeof events>;

export type PromotionRedemption =
  | { readonly status: 'free' }
  | { readonly status: 'redeemed'; readonly cartId: string };

export const promotionRedemptionStream = defineStream({
  category: 'promotion_redemption',
  subject: 'Redeemed promotion',
  events,
  initial: { status: 'free' },
  evolve: (_state: PromotionRedemption, { data }): PromotionRedemption => ({
    status: 'redeemed',
    cartId: data.cartId,
  }),
});

export const redemptionId = (promoId: string, userId: string): string => `${promoId}-${userId}`;

export function redeemPromotion(
  state: PromotionRedemption,
  redeemed: { readonly promoId: string; readonly userId: string; readonly cartId: string },
): Decision<PromotionRedemptionEvent, 'promotion_redeemed'> {
  if (state.status === 'free') return [{ type: 'PromotionRedeemed', data: { ...redeemed } }];
  return state.cartId === redeemed.cartId ? [] : reject('promotion_redeemed');
}
