import type { Instant } from '#domain/core/instant.ts';
import type { CreditDependencies } from '#services/credits/credit-account.ts';
import { rewardId } from '#domain/rewards/reward.ts';
import { rewardTable } from '#domain/rewards/reward-table.ts';
import { settleReward, withdrawReward } from '#services/rewards/settle-reward.ts';
import { contextOfStep } from '../core/command-context.ts';
import { givingUpDefects } from '../core/failure.ts';
import type { RewardActivities, RewardInput } from './reward-contract.ts';

export type RewardDependencies = CreditDependencies & { readonly clock: () => Instant };

export function createRewardActivities(dependencies: RewardDependencies): RewardActivities {
  const contextOf = (reward: RewardInput, step: string) =>
    contextOfStep({ ...reward, name: `${rewardId(reward)}/${step}`, at: dependencies.clock() });
  return {
    settleReward: givingUpDefects((reward) => {
      const { waitingHours, ...earned } = reward;
      const row = rewardTable[reward.cause];
      const rule = waitingHours === undefined ? row : { ...row, waitingHours };
      return settleReward(dependencies, { ...earned, rule }, contextOf(reward, 'settle'));
    }),
    revokeReward: givingUpDefects((reward) =>
      withdrawReward(dependencies, reward, contextOf(reward, 'withdraw')),
    ),
  };
}
