import { v7 as newId } from 'uuid';
import { createWorkflowStarter } from '#workflows/core/workflow-starter.ts';
import { deleteOldAccounts } from '#workflows/old-accounts/delete-old-accounts.ts';

/** Starts the deletion of one account, because through the calls no account is old within a year. */
export async function deleteUnusedAccount(address: string): Promise<void> {
  await using workflows = createWorkflowStarter({ address, namespace: 'default', taskQueue: 'ninety' });
  const runId = newId();
  await workflows.start(`old_accounts_${runId}`, deleteOldAccounts, {
    runId,
    keepsBuyers: true,
    inactiveSince: new Date().toISOString(),
    expected: 1,
    correlationId: runId,
  });
}
