import { z } from 'zod';
import type { EventOf } from '../core/events/codec.ts';
import { reject, type Decision } from '../core/events/decision.ts';
import { defineStream } from '../core/events/stream.ts';
import { earnedSteps, rewardStepSchema, type RewardStep } from './reward-steps.ts';

const events = {
  RewardClaimed: { version: 1, schema: z.object({ steps: z.array(rewardStepSchema).min(1) }) },
} as const;

export type RewardClaimEvent = EventOf<typeof events>;

export interface RewardClaims {
  readonly steps: readonly RewardStep[];
}

export const rewardClaimStream = defineStream({
  category: 'reward_claim',
  subject: 'Claimed rewards',
  events,
  initial: { steps: [] },
  evolve: (state: RewardClaims, { data }): RewardClaims => ({ steps: [...state.steps, ...data.steps] }),
});

/** Earned and unclaimed rewards. @param joined number of friends who joined */
const claimable = ({ steps }: RewardClaims, joined: number): RewardStep[] =>
  earnedSteps(joined).filter((step) => !steps.some((claimed) => claimed.joined === step.joined));

export function claimReward(
  state: RewardClaims,
  { joined }: { readonly joined: number },
): Decision<RewardClaimEvent, 'nothing_to_claim'> {
  const steps = claimable(state, joined);
  if (steps.length > 0) return [{ type: 'RewardClaimed', data: { steps } }];
  return earnedSteps(joined).length > 0 ? [] : reject('nothing_to_claim');
}
