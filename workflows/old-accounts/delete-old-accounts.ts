import { proxyActivities } from '@temporalio/workflow';
import type { DeletionInput, OldAccountActivities } from './delete-old-accounts-contract.ts';

const activities = proxyActivities<OldAccountActivities>({
  startToCloseTimeout: '10 minutes',
  retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '1 minute' },
});

const atOnce = 25;

/** Deletes the accounts of the admin's preview, a few at a time. */
export async function deleteOldAccounts(run: DeletionInput): Promise<void> {
  const userIds = await activities.listOldAccounts(run);
  let deleted = 0;
  for (let from = 0; from < userIds.length; from += atOnce)
    deleted += await activities.deleteOldAccounts(run, userIds.slice(from, from + atOnce));
  await activities.finishOldAccounts(run, deleted);
}
