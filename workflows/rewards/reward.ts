import { proxyActivities, sleep } from '@temporalio/workflow';
import { secondMs } from '#domain/core/durations.ts';
import type { RewardActivities, RewardInput } from './reward-contract.ts';

const { settleReward, revokeReward } = proxyActivities<RewardActivities>({
  startToCloseTimeout: '30s',
  // Retried without limit: an earned reward is granted.
  retry: { initialInterval: '500ms', backoffCoefficient: 2, maximumInterval: '1 minute' },
});

/** Waits until a reward is due, and grants or refuses it. At most a daily check for a month, see `decideReward`. */
export async function grantReward(reward: RewardInput): Promise<void> {
  for (;;) {
    const until = await settleReward(reward);
    if (until === undefined) return;
    // The machines' clocks may differ.
    await sleep(Math.max(secondMs, Date.parse(until) - Date.now()));
  }
}

export async function withdrawReward(reward: RewardInput): Promise<void> {
  await revokeReward(reward);
}
