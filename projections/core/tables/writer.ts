import type pg from 'pg';
import type { Position } from '#domain/core/events/event-store.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { Build } from '../builds.ts';
import { changePayload } from '../feed/change.ts';
import type { Projection, Row } from '../projection.ts';
import { changesChannel, schema } from './schema.ts';
import { columnArrays, upsert } from './table.ts';

/** The rows changed since `from`, and the new position. */
export interface Progress {
  readonly from: Position | undefined;
  readonly position: Position | undefined;
  readonly rows: readonly Row[];
  /** The users of the rows' events. */
  readonly userIds: ReadonlySet<string>;
  readonly status: 'running' | 'catching_up';
  /** While events wait: the recording time of the last handled one. */
  readonly handledUntil: Instant | undefined;
}

/** Another owner moved the checkpoint, or the build was replaced: the cache is invalid. */
export class CheckpointMoved extends Error {
  override readonly name = 'CheckpointMoved';
}

export type Write = (progress: Progress) => Promise<void>;

/** Writes rows, checkpoint and notification in one statement, fenced by the old checkpoint. @throws CheckpointMoved */
export function createWriter(pool: pg.Pool, projection: Projection, { tableName }: Build): Write {
  const text = `
    with moved as (
      update ${schema}.checkpoint set position = $3, status = $4, error = null, error_position = null,
        handled_until = $5::timestamptz, seen_at = clock_timestamp()
      where table_name = $1 and position is not distinct from $2
      returning serves
    ), written as (${upsert(projection, tableName, 7, 'exists (select from moved)')})
    select case when serves and $6 <> '' then pg_notify('${changesChannel}', $6)::text end from moved`;
  return async ({ from, position, rows, userIds, status, handledUntil }) => {
    const hasMoved = position !== from && position !== undefined;
    const payload = hasMoved ? changePayload(projection.name, position, userIds) : '';
    const result = await pool.query({
      name: `write ${tableName}`,
      text,
      values: [tableName, from, position, status, handledUntil, payload, ...columnArrays(projection, rows)],
    });
    if (result.rowCount === 0) throw new CheckpointMoved(`${tableName} is no longer at ${String(from)}`);
  };
}

/** The event that halted a projection, and its recording time. */
export interface Halt {
  readonly error: string;
  readonly position: Position | undefined;
  readonly recordedAt: Instant | undefined;
}

/** Records a halt and notifies waiters. */
export async function writeHalt(
  pool: pg.Pool,
  { name }: Projection,
  build: Build,
  halt: Halt,
): Promise<void> {
  await pool.query(
    `with halted as (
       update ${schema}.checkpoint set status = 'halted', error = $2, error_position = $3,
         handled_until = coalesce($4::timestamptz, handled_until)
       where table_name = $1 returning serves, position
     )
     select pg_notify('${changesChannel}',
       json_build_object('projection', $5::text, 'position', coalesce(position, ''), 'userIds', '[]'::json)::text)
     from halted where serves`,
    [build.tableName, halt.error.slice(0, 4000), halt.position, halt.recordedAt, name],
  );
}
