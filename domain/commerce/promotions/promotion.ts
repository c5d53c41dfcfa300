import { z } from 'zod';
import type { EventOf } from '../../core/events/codec.ts';
import { reject, type Decision } from '../../core/events/decision.ts';
import { defineStream } from '../../core/events/stream.ts';
import { instantSchema, type Instant } from '../../core/instant.ts';
import { promotionKindSchema, type PromotionKind } from './promotion-kind.ts';
import { promotionSchema, type Promotion } from './promotion-schema.ts';

const set = z.object({ promotion: promotionSchema, kind: promotionKindSchema, reason: z.string() });
const events = {
  PromotionCreated: { version: 1, schema: set },
  PromotionChanged: { version: 1, schema: set },
  PromotionEnded: { version: 1, schema: z.object({ endedAt: instantSchema, reason: z.string() }) },
} as const;

export type PromotionEvent = EventOf<typeof events>;

export type PromotionState =
  | { readonly status: 'missing' }
  | { readonly status: 'made'; readonly promotion: Promotion; readonly kind: PromotionKind };

/** The stream `promotion-<promoId>`. */
export const promotionStream = defineStream({
  category: 'promotion',
  subject: 'Promotion',
  events,
  initial: { status: 'missing' },
  evolve(state: PromotionState, { type, data }): PromotionState {
    if (type !== 'PromotionEnded') return { status: 'made', promotion: data.promotion, kind: data.kind };
    if (state.status === 'missing') return state;
    return { ...state, promotion: { ...state.promotion, endTime: data.endedAt } };
  },
});

export interface SetPromotion {
  readonly promotion: Promotion;
  readonly kind: PromotionKind;
  readonly reason: string;
}

const isSame = (state: PromotionState, { promotion, kind }: SetPromotion) =>
  state.status === 'made' &&
  state.kind === kind &&
  JSON.stringify(promotionSchema.parse(state.promotion)) === JSON.stringify(promotionSchema.parse(promotion));

export function createPromotion(
  state: PromotionState,
  given: SetPromotion,
): Decision<PromotionEvent, 'promotion_exists'> {
  if (state.status === 'made') return isSame(state, given) ? [] : reject('promotion_exists');
  return [{ type: 'PromotionCreated', data: given }];
}

/** Expired promotions may be changed too. Existing orders keep their price. */
export function changePromotion(
  state: PromotionState,
  given: SetPromotion,
): Decision<PromotionEvent, 'promotion_not_found'> {
  if (state.status === 'missing') return reject('promotion_not_found');
  return isSame(state, given) ? [] : [{ type: 'PromotionChanged', data: given }];
}

export function endPromotion(
  state: PromotionState,
  { now, reason }: { readonly now: Instant; readonly reason: string },
): Decision<PromotionEvent, 'promotion_not_found'> {
  if (state.status === 'missing') return reject('promotion_not_found');
  const isOver = Date.parse(state.promotion.endTime) <= Date.parse(now);
  return isOver ? [] : [{ type: 'PromotionEnded', data: { endedAt: now, reason } }];
}
