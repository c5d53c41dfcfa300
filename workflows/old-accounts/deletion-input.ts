import type { Instant } from '#domain/core/instant.ts';

export interface DeletionInput {
  readonly runId: string;
  readonly keepsBuyers: boolean;
  readonly inactiveSince: Instant;
  /** No more accounts are deleted. */
  readonly expected: number;
  readonly correlationId: string;
}

export interface OldAccountActivities {
  /** The ids of the accounts to delete. */
  listOldAccounts(run: DeletionInput): Promise<readonly string[]>;
  /** Deletes the accounts that are still old. @returns how many this run has deleted */
  deleteOldAccounts(run: DeletionInput, userIds: readonly string[]): Promise<number>;
  finishOldAccounts(run: DeletionInput, deleted: number): Promise<void>;
}
