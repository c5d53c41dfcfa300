import type { Position } from '#domain/core/events/event-store.ts';
import type { RecordedEvent } from '#domain/streams.ts';
import { createBatchWriter, refusedOnce, type Folded } from './batch-writer.ts';
import { FoldFailed, foldBatch } from './fold-batch.ts';
import { FoldProgress } from './fold-progress.ts';
import type { Limits } from './limits.ts';
import { haltAt, PoisonEvent } from './poison.ts';
import type { Key } from './projection.ts';
import { shareCheckpoints } from './tables/checkpoints.ts';
import { RowMemory } from './tables/row-memory.ts';
import { selectRows } from './tables/table.ts';
import { WriteSchedule } from './write-schedule.ts';

/** Folds events into a build, and writes them when they are due. */
export function createFolding(folded: Folded, limits: Limits) {
  const { pool, projection, build } = folded;
  const checkpoints = shareCheckpoints(pool);
  const memory = new RowMemory(projection.key, limits.memoryRows, build.position === undefined);
  const progress = new FoldProgress(build.position);
  const schedule = new WriteSchedule(limits, checkpoints);
  const write = createBatchWriter(folded, { progress, memory, schedule, checkpoints });

  async function fold(events: readonly RecordedEvent[]): Promise<void> {
    const before = progress.position;
    progress.begin(events);
    await refusedOnce(build.tableName, progress, () => loadRows(folded, memory, events));
    try {
      foldBatch(projection, before, events, memory);
    } catch (error) {
      if (!(error instanceof FoldFailed)) throw error;
      const { event } = error;
      progress.reach(events[events.indexOf(event) - 1]);
      if (memory.unwrittenCount > 0 || progress.hasMoved) await write(false);
      throw new PoisonEvent(haltAt(event, error));
    }
    progress.finish(events);
  }

  const unwritten = () => ({
    rows: memory.unwrittenCount,
    events: progress.unwrittenEvents,
    hasMoved: progress.hasMoved,
  });
  return {
    fold,
    lookedUpTo(seen: Position | undefined, isCaughtUp: boolean): void {
      progress.lookedUpTo(seen);
      if (isCaughtUp) schedule.isLive = true;
    },
    write,
    /** The maximum delay of the next write. */
    patienceMs: () => schedule.patienceMs(unwritten()),
    isDue: () => schedule.isDue(unwritten()),
    position: () => progress.position,
    isBefore: (goal: Position) => progress.position === undefined || progress.position < goal,
    isBehind: () => progress.unwrittenEvents > 0 || progress.hasMoved,
    isCaughtUp: () => schedule.isLive && progress.unwrittenEvents === 0 && !progress.hasMoved,
  };
}

async function loadRows(
  { pool, projection, build }: Folded,
  memory: RowMemory,
  events: readonly RecordedEvent[],
): Promise<void> {
  if (memory.isComplete) return;
  const unknown: Key[] = [];
  for (const event of events) {
    for (const key of projection.keysOf(event)) if (!memory.knows(key)) unknown.push(key);
  }
  if (unknown.length === 0) return;
  for (const row of await selectRows(pool, projection, build.tableName, unknown)) memory.load(row);
}
