import type { Instant } from '#domain/core/instant.ts';

export interface DeletionInput {
  readonly runId: string;
  readonly keepsBuyers: boolean;
  readonly inactiveSince: Instant;
  readonly expected: number;
  readonly correlationId: string;
}

export interface OldAccountActivities {
  listOldAccounts(run: DeletionInput): Promise<readonly string[]>;
  /** Skips accounts that became active. @returns how many this run has deleted */
  deleteOldAccounts(run: DeletionInput, userIds: readonly string[]): Promise<number>;
  finishOldAccounts(run: DeletionInput, deleted: number): Promise<void>;
}
