import { z } from 'zod';
import type { EventOf } from '../core/events/codec.ts';
import { reject, type Decision } from '../core/events/decision.ts';
import { defineStream } from '../core/events/stream.ts';

const events = {
  MobilePurchaseClaimed: { version: 1, schema: z.object({ userId: z.string() }) },
} as const;

export type MobilePurchaseEvent = EventOf<typeof events>;

export type MobilePurchaseState =
  | { readonly status: 'free' }
  | { readonly status: 'claimed'; readonly userId: string };

/** The stream `mobile_purchase-<keyed hash of the transaction>`: one account each, since several profiles may show a purchase. */
export const mobilePurchaseStream = defineStream({
  category: 'mobile_purchase',
  subject: 'Mobile purchase',
  events,
  initial: { status: 'free' },
  evolve: (_state: MobilePurchaseState, { data: { userId } }): MobilePurchaseState => ({
    status: 'claimed',
    userId,
  }),
});

export function claimMobilePurchase(
  state: MobilePurchaseState,
  { userId }: { readonly userId: string },
): Decision<MobilePurchaseEvent, 'mobile_app_not_yours'> {
  if (state.status === 'free') return [{ type: 'MobilePurchaseClaimed', data: { userId } }];
  return state.userId === userId ? [] : reject('mobile_app_not_yours');
}
