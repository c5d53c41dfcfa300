import type pg from 'pg';
import type { Instant } from '#domain/core/instant.ts';
import type { AnyEvent, RecordedEvent } from '#domain/streams.ts';
import { openBuild } from '#projections/core/builds.ts';
import { foldBatch } from '#projections/core/fold-batch.ts';
import type { Projection } from '#projections/core/projection.ts';
import { RowMemory } from '#projections/core/tables/row-memory.ts';
import { createWriter } from '#projections/core/tables/writer.ts';

export type Happening = AnyEvent & {
  readonly stream: string;
  readonly userId?: string;
  readonly at?: Instant;
};

const rowsAtOnce = 10_000;

/** Folds the events into an empty read model and writes its rows directly, without the event store. */
export async function fill(
  pool: pg.Pool,
  projection: Projection,
  happenings: Iterable<Happening>,
): Promise<void> {
  const build = await openBuild(pool, projection);
  if (build === 'superseded') throw new Error(`${projection.name} has a newer version`);
  const rows = new RowMemory(projection.key, Number.POSITIVE_INFINITY, true);
  let count = 0;
  for (const happening of happenings) {
    if (projection.eventTypes !== 'all' && !projection.eventTypes.includes(happening.type)) continue;
    count += 1;
    foldBatch(projection, undefined, [recorded(happening, count)], rows);
  }
  const write = createWriter(pool, projection, build);
  const all = rows.rows();
  let from: string | undefined;
  for (let first = 0; first < all.length; first += rowsAtOnce) {
    const position = positionOf(count + first);
    const part = { rows: all.slice(first, first + rowsAtOnce), userIds: new Set<string>() };
    await write({ from, position, ...part, status: 'running', handledUntil: undefined });
    from = position;
  }
}

const positionOf = (count: number) => String(count).padStart(20, '0');

function recorded(happening: Happening, count: number): RecordedEvent {
  const { stream, userId, at = '2026-01-01T00:00:00.000Z', ...event } = happening;
  const id = positionOf(count);
  return {
    ...event,
    id,
    stream,
    revision: 0,
    position: id,
    recordedAt: at,
    metadata: {
      ...(userId !== undefined && { userId }),
      correlationId: id,
      causationId: id,
      at,
      version: 1,
      actor: { kind: 'system', id: 'bench' },
    },
  };
}
