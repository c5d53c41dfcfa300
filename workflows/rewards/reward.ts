import { proxyActivities, sleep } from '@temporalio/workflow';
import { secondMs } from '#domain/core/durations.ts';
import type { RewardActivities, RewardInput } from './reward-input.ts';

const { settleReward, revokeReward } = proxyActivities<RewardActivities>({
  startToCloseTimeout: '30s',
  // Tried again for as long as it takes: what was earned is granted.
  retry: { initialInterval: '500ms', backoffCoefficient: 2, maximumInterval: '1 minute' },
});

/** Sees a reward through: waits until it is due, and grants or refuses it. At most a look a day for a month, see `decideReward`. */
export async function grantReward(reward: RewardInput): Promise<void> {
  for (;;) {
    const until = await settleReward(reward);
    if (until === undefined) return;
    // The clocks of the machines may differ.
    await sleep(Math.max(secondMs, Date.parse(until) - Date.now()));
  }
}

/** Takes a reward back whose cause was withdrawn, granted or not. */
export async function withdrawReward(reward: RewardInput): Promise<void> {
  await revokeReward(reward);
}
