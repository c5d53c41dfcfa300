import { z } from 'zod';
import type { EventOf } from '../core/events/codec.ts';
import { reject, type Decision } from '../core/events/decision.ts';
import { defineStream } from '../core/events/stream.ts';
import { instantSchema } from '../core/instant.ts';

const startedSchema = z.object({
  runId: z.string(),
  rules: z.object({ inactiveDays: z.int(), keepsBuyers: z.boolean() }),
  /** Accounts last used before are old. */
  inactiveSince: instantSchema,
  /** The number in the admin's preview, and the maximum. */
  expected: z.int().min(1),
  startedAt: instantSchema,
  reason: z.string(),
});

const events = {
  OldAccountsDeletionStarted: { version: 1, schema: startedSchema },
  OldAccountsDeletionFinished: {
    version: 1,
    schema: z.object({ runId: z.string(), deleted: z.int().min(0) }),
  },
} as const;

export type DeletionRunsEvent = EventOf<typeof events>;

export interface DeletionRun extends z.infer<typeof startedSchema> {
  readonly deleted: number | null;
}

export interface DeletionRuns {
  readonly runs: readonly DeletionRun[];
}

/** The category's only stream, because deletions are rare. */
export const deletionRunsId = 'all';

/** The stream `old_accounts-all`: deletions of old accounts by admins. */
export const deletionRunsStream = defineStream({
  category: 'old_accounts',
  subject: 'Deletion of old accounts',
  events,
  initial: { runs: [] },
  evolve({ runs }: DeletionRuns, { type, data }): DeletionRuns {
    if (type === 'OldAccountsDeletionStarted') return { runs: [...runs, { ...data, deleted: null }] };
    const { runId, deleted } = data;
    return { runs: runs.map((run) => (run.runId === runId ? { ...run, deleted } : run)) };
  },
});

export function startDeletion(
  { runs }: DeletionRuns,
  started: z.infer<typeof startedSchema>,
): Decision<DeletionRunsEvent, 'deletion_running'> {
  if (runs.some(({ runId }) => runId === started.runId)) return [];
  if (runs.some(({ deleted }) => deleted === null)) return reject('deletion_running');
  return [{ type: 'OldAccountsDeletionStarted', data: started }];
}

export function finishDeletion(
  { runs }: DeletionRuns,
  { runId, deleted }: { readonly runId: string; readonly deleted: number },
): Decision<DeletionRunsEvent> {
  const isOpen = runs.some((run) => run.runId === runId && run.deleted === null);
  return isOpen ? [{ type: 'OldAccountsDeletionFinished', data: { runId, deleted } }] : [];
}
