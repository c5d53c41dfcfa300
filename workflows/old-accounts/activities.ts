import type { Account } from '#domain/accounts/account.ts';
import type { Instant } from '#domain/core/instant.ts';
import { deletionRunsId, deletionRunsStream, finishDeletion } from '#domain/old-accounts/deletion-runs.ts';
import { deleteOldAccount } from '#domain/old-accounts/old-account.ts';
import { deleteUser, type DeletionDependencies } from '#services/accounts/delete-user.ts';
import { handle } from '#services/core/handle.ts';
import { findOldAccounts, readAccountUse } from '#services/old-accounts/find-old-accounts.ts';
import { contextOfStep } from '../core/command-context.ts';
import { givingUpDefects } from '../core/failure.ts';
import type { DeletionInput, OldAccountActivities } from './delete-old-accounts-contract.ts';

export function createOldAccountActivities(
  dependencies: DeletionDependencies & { readonly clock: () => Instant },
): OldAccountActivities {
  const { journal, clock } = dependencies;

  async function deleteOne(run: DeletionInput, userId: string): Promise<boolean> {
    const { keepsBuyers, inactiveSince, runId, correlationId } = run;
    const use = await readAccountUse(dependencies, userId);
    if (!use) return false;
    const now = clock();
    const by = { keepsBuyers, inactiveSince, now, lastUsedAt: use.lastUsedAt };
    const decide = (account: Account) => deleteOldAccount(account, by);
    const context = contextOfStep({ name: `${runId}/${userId}`, correlationId, userId, at: now });
    // A repeated step finds its own event, and with it a position.
    const deleted = await deleteUser(dependencies, userId, context, decide);
    return !('rejected' in deleted) && deleted.position !== undefined;
  }

  return {
    listOldAccounts: givingUpDefects(async (run) => {
      const userIds: string[] = [];
      for await (const { id } of findOldAccounts(dependencies, { ...run, now: clock() })) {
        if (userIds.length === run.expected) break;
        userIds.push(id);
      }
      return userIds;
    }),

    deleteOldAccounts: givingUpDefects(async (run, userIds) => {
      let deleted = 0;
      for (const userId of userIds) if (await deleteOne(run, userId)) deleted += 1;
      return deleted;
    }),

    finishOldAccounts: givingUpDefects(async ({ runId, correlationId }, deleted) => {
      const context = contextOfStep({ name: `${runId}/finish`, correlationId, at: clock() });
      await handle(journal, deletionRunsStream, deletionRunsId, context, (state) =>
        finishDeletion(state, { runId, deleted }),
      );
    }),
  };
}
