import type { Tracer } from '@opentelemetry/api';
import type pg from 'pg';
import type { Build } from './builds.ts';
import { inSpan } from './feed/in-span.ts';
import type { FoldProgress } from './fold-progress.ts';
import { haltAt, isRefusedByTable, PoisonEvent, RefusedBatch } from './poison.ts';
import type { Projection } from './projection.ts';
import type { Checkpoints } from './tables/checkpoints.ts';
import type { RowMemory } from './tables/row-memory.ts';
import { createWriter } from './tables/writer.ts';
import type { WriteSchedule } from './write-schedule.ts';

export interface Folded {
  readonly pool: pg.Pool;
  readonly projection: Projection;
  readonly build: Build;
  readonly tracer?: Tracer | undefined;
}

interface Batches {
  readonly progress: FoldProgress;
  readonly memory: RowMemory;
  readonly schedule: WriteSchedule;
  readonly checkpoints: Checkpoints;
}

/**
 * Writes the rows and the checkpoint of the folded events. @returns a function of whether all events so far are folded
 */
export function createBatchWriter(
  { pool, projection, build, tracer }: Folded,
  { progress, memory, schedule, checkpoints }: Batches,
): (isUpToDate: boolean) => Promise<void> {
  const { name } = projection;
  const { tableName } = build;
  const writeRows = createWriter(pool, projection, build);

  /** Rows and checkpoint; without rows, the checkpoint together with those of other projections. */
  async function writeAll(isUpToDate: boolean): Promise<void> {
    const began = performance.now();
    const { isLive } = schedule;
    const { position, written: from, unwrittenEvents, userIds, last } = progress;
    const isCheckpointAlone = unwrittenEvents === 0 && memory.unwrittenCount === 0 && isLive && isUpToDate;
    if (isCheckpointAlone) {
      await checkpoints.write({ projection: name, tableName, from, position });
    } else {
      await refusedOnce(tableName, progress, () =>
        writeRows({
          from,
          position,
          rows: memory.unwritten(),
          userIds,
          status: isLive ? 'running' : 'catching_up',
          handledUntil: isLive && isUpToDate ? undefined : last?.recordedAt,
        }),
      );
    }
    progress.markWritten();
    schedule.written(began);
    memory.written();
  }

  return (isUpToDate) => {
    const { unwrittenEvents, unwrittenSince: startTime } = progress;
    // A write without new events has no span.
    if (unwrittenEvents === 0) return writeAll(isUpToDate);
    const attributes = {
      'ninety.projection': name,
      'ninety.projection.events': unwrittenEvents,
      'ninety.projection.rows': memory.unwrittenCount,
    };
    return inSpan(tracer, `project ${name}`, { attributes, startTime }, () => writeAll(isUpToDate));
  };
}

/** A table rejects a batch for one of its events, which shows when it is alone. @throws PoisonEvent, RefusedBatch */
export async function refusedOnce<Result>(
  tableName: string,
  { last, unwrittenEvents }: Pick<FoldProgress, 'last' | 'unwrittenEvents'>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isRefusedByTable(error)) throw error;
    if (last && unwrittenEvents === 1) throw new PoisonEvent(haltAt(last, error));
    throw new RefusedBatch(`${tableName} refused a batch`, { cause: error });
  }
}
