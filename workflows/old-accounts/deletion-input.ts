/** What the workflow of a deletion is started with, from the event that started it. */
export interface DeletionInput {
  readonly runId: string;
  readonly keepsBuyers: boolean;
  /** ISO 8601, UTC. */
  readonly inactiveSince: string;
  /** No more accounts are deleted. */
  readonly expected: number;
  readonly correlationId: string;
}

/** The steps of a deletion, each of which may be done again. */
export interface OldAccountActivities {
  /** The ids of the accounts to delete. */
  listOldAccounts(run: DeletionInput): Promise<readonly string[]>;
  /** Deletes the accounts that are still old. @returns how many this run has deleted */
  deleteOldAccounts(run: DeletionInput, userIds: readonly string[]): Promise<number>;
  finishOldAccounts(run: DeletionInput, deleted: number): Promise<void>;
}
