import { z } from 'zod';
import type { EventOf } from '../core/events/codec.ts';
import type { Decision } from '../core/events/decision.ts';
import { defineStream } from '../core/events/stream.ts';
import type { RewardRefusal } from './decide-reward.ts';
import { rewardCauseSchema, type RewardCause } from './reward-cause.ts';

const events = {
  RewardRefused: {
    version: 1,
    schema: z.object({
      cause: rewardCauseSchema,
      causeId: z.string(),
      because: z.enum(['account_deleted', 'account_blocked', 'address_not_verified']),
    }),
  },
} as const;

export type RewardEvent = EventOf<typeof events>;

export interface RewardState {
  readonly isRefused: boolean;
}

export const rewardStream = defineStream({
  category: 'reward',
  subject: 'Reward',
  events,
  initial: { isRefused: false },
  evolve: (): RewardState => ({ isRefused: true }),
});

export interface EarnedReward {
  readonly cause: RewardCause;
  readonly causeId: string;
  readonly userId: string;
}

export const rewardId = ({ cause, causeId, userId }: EarnedReward): string => `${cause}-${causeId}-${userId}`;

export function refuseReward(
  { isRefused }: RewardState,
  { cause, causeId, because }: EarnedReward & { readonly because: RewardRefusal },
): Decision<RewardEvent> {
  return isRefused ? [] : [{ type: 'RewardRefused', data: { cause, causeId, because } }];
}
