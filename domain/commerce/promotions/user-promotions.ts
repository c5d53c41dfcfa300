import { z } from 'zod';
import type { EventOf } from '../../core/events/codec.ts';
import type { Decision } from '../../core/events/decision.ts';
import { defineStream } from '../../core/events/stream.ts';
import { instantSchema } from '../../core/instant.ts';

const activated = z.object({
  promoId: z.string(),
  startTime: instantSchema,
  endTime: instantSchema,
});
const events = { PromotionActivated: { version: 1, schema: activated } } as const;

export type UserPromotionsEvent = EventOf<typeof events>;
export type ActivatedPromotion = z.infer<typeof activated>;

/** The stream `user_promotions-<userId>`: started promotions, oldest first. */
export const userPromotionsStream = defineStream({
  category: 'user_promotions',
  subject: 'Promotions of a user',
  events,
  initial: [],
  evolve: (state: readonly ActivatedPromotion[], { data }): readonly ActivatedPromotion[] => [...state, data],
});

/** Once: a second start does not restart the clock. */
export function activatePromotion(
  state: readonly ActivatedPromotion[],
  started: ActivatedPromotion,
): Decision<UserPromotionsEvent> {
  const isStarted = state.some(({ promoId }) => promoId === started.promoId);
  return isStarted ? [] : [{ type: 'PromotionActivated', data: started }];
}
