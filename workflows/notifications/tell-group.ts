import { proxyActivities, sleep } from '@temporalio/workflow';
import type { GroupActivities, GroupInput } from './tell-group-contract.ts';

const { tellPage } = proxyActivities<GroupActivities>({
  startToCloseTimeout: '5 minutes',
  retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '1 minute' },
});

export async function tellGroup(group: GroupInput): Promise<void> {
  const waitMs = Date.parse(group.from) - Date.now();
  if (waitMs > 0) await sleep(waitMs);
  let after: string | undefined;
  do after = await tellPage(group, after);
  while (after !== undefined);
}
