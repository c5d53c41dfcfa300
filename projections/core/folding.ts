import type { Tracer } from '@opentelemetry/api';
import type pg from 'pg';
import type { Position } from '#domain/core/events/event-store.ts';
import type { RecordedEvent } from '#domain/streams.ts';
import type { Build } from './builds.ts';
import type { Limits } from './limits.ts';
import { haltAt, isRefusedByTable, PoisonEvent, RefusedBatch } from './poison.ts';
import { FoldFailed, foldBatch } from './fold-batch.ts';
import { inSpan } from './feed/in-span.ts';
import type { Key, Projection } from './projection.ts';
import { shareCheckpoints } from './tables/checkpoints.ts';
import { RowMemory } from './tables/row-memory.ts';
import { selectRows } from './tables/table.ts';
import { createWriter } from './tables/writer.ts';
import { WriteSchedule } from './write-schedule.ts';

interface Folded {
  readonly pool: pg.Pool;
  readonly projection: Projection;
  readonly build: Build;
  readonly tracer?: Tracer | undefined;
}

export function createFolding({ pool, projection, build, tracer }: Folded, limits: Limits) {
  const write = createWriter(pool, projection, build);
  const checkpoints = shareCheckpoints(pool);
  const memory = new RowMemory(projection.key, limits.memoryRows, build.position === undefined);
  const userIds = new Set<string>();
  let written: Position | undefined = build.position;
  let position: Position | undefined = build.position;
  let last: RecordedEvent | undefined;
  let unwrittenEvents = 0;
  /** When the first unwritten event was folded, in milliseconds since 1970. */
  let unwrittenSince = 0;
  const schedule = new WriteSchedule(limits, checkpoints);

  /** A write without new events has no span. */
  function writeUp(isUpToDate: boolean): Promise<void> {
    if (unwrittenEvents === 0) return writeAll(isUpToDate);
    const attributes = {
      'ninety.projection': projection.name,
      'ninety.projection.events': unwrittenEvents,
      'ninety.projection.rows': memory.unwrittenCount,
    };
    const options = { attributes, startTime: unwrittenSince };
    return inSpan(tracer, `project ${projection.name}`, options, () => writeAll(isUpToDate));
  }

  /** Rows and checkpoint; without rows, the checkpoint together with those of other projections. */
  async function writeAll(isUpToDate: boolean): Promise<void> {
    const began = performance.now();
    const { isLive } = schedule;
    const isCheckpointAlone = unwrittenEvents === 0 && memory.unwrittenCount === 0 && isLive && isUpToDate;
    if (isCheckpointAlone) {
      const { name } = projection;
      await checkpoints.write({ projection: name, tableName: build.tableName, from: written, position });
    } else {
      await refusedOnce(() =>
        write({
          from: written,
          position,
          rows: memory.unwritten(),
          userIds,
          status: isLive ? 'running' : 'catching_up',
          handledUntil: isLive && isUpToDate ? undefined : last?.recordedAt,
        }),
      );
    }
    written = position;
    schedule.written(began);
    unwrittenEvents = 0;
    userIds.clear();
    memory.written();
  }

  /** A table rejects a batch for one of its events, which shows when it is alone. */
  async function refusedOnce<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (!isRefusedByTable(error)) throw error;
      if (last && unwrittenEvents === 1) throw new PoisonEvent(haltAt(last, error));
      throw new RefusedBatch(`${build.tableName} refused a batch`, { cause: error });
    }
  }

  const unwritten = () => ({
    rows: memory.unwrittenCount,
    events: unwrittenEvents,
    hasMoved: position !== written,
  });
  return {
    async fold(events: readonly RecordedEvent[]): Promise<void> {
      const before = position;
      const end = events.at(-1);
      const first = events[0];
      try {
        last = first;
        if (unwrittenEvents === 0) unwrittenSince = Date.now();
        unwrittenEvents += events.length;
        await refusedOnce(() => loadRows({ pool, projection, build }, memory, events));
        foldBatch(projection, before, events, memory);
        last = end;
        position = end?.position ?? position;
        for (const { metadata } of events) if (metadata.userId !== undefined) userIds.add(metadata.userId);
      } catch (error) {
        if (!(error instanceof FoldFailed)) throw error;
        const { event } = error;
        const done = events.slice(0, events.indexOf(event));
        last = done.at(-1) ?? last;
        position = done.at(-1)?.position ?? position;
        if (memory.unwrittenCount > 0 || position !== written) await writeUp(false);
        throw new PoisonEvent(haltAt(event, error));
      }
    },
    lookedUpTo(seen: Position | undefined, isCaughtUp: boolean): void {
      if (seen !== undefined && (position === undefined || seen > position)) position = seen;
      if (isCaughtUp) schedule.isLive = true;
    },
    write: writeUp,
    /** The maximum delay of the next write. */
    patienceMs: () => schedule.patienceMs(unwritten()),
    isDue: () => schedule.isDue(unwritten()),
    position: () => position,
    isBefore: (goal: Position) => position === undefined || position < goal,
    isBehind: () => unwrittenEvents > 0 || position !== written,
    isCaughtUp: () => schedule.isLive && unwrittenEvents === 0 && position === written,
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
