import { setImmediate as turn } from 'node:timers/promises';
import type pg from 'pg';
import type { Position } from '#domain/core/events/event-store.ts';
import { changePayload } from '../feed/change.ts';
import { changesChannel, schema } from './schema.ts';
import { CheckpointMoved } from './writer.ts';

interface Checkpoint {
  readonly projection: string;
  readonly tableName: string;
  readonly from: Position | undefined;
  readonly position: Position | undefined;
}

/** Writes the checkpoints of a process's projections together: an event moves all of them, but changes rows of few. */
export interface Checkpoints {
  /** In `performance.now()`: projections that wait for the same time write together. */
  readonly movedAt: number;
  /** @throws CheckpointMoved if this one is no longer at `from`; the others are written. */
  write(checkpoint: Checkpoint): Promise<void>;
}

const byPool = new WeakMap<pg.Pool, Checkpoints>();

/** One per pool. */
export function shareCheckpoints(pool: pg.Pool): Checkpoints {
  const shared = byPool.get(pool) ?? createCheckpoints(pool);
  byPool.set(pool, shared);
  return shared;
}

const statement = `
  with given as (
    select * from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as g (table_name, since, position, payload)
  ), moved as (
    update ${schema}.checkpoint c set position = g.position, status = 'running', error = null, error_position = null,
      handled_until = null, seen_at = clock_timestamp()
    from given g where c.table_name = g.table_name and c.position is not distinct from g.since
    returning c.table_name, c.serves, g.payload
  )
  select table_name, case when serves and payload <> '' then pg_notify('${changesChannel}', payload)::text end
  from moved`;
const noUsers: ReadonlySet<string> = new Set();

function createCheckpoints(pool: pg.Pool): Checkpoints {
  let movedAt = Number.NEGATIVE_INFINITY;
  let gathered: Checkpoint[] = [];
  let next: Promise<ReadonlySet<string>> | undefined;

  async function writeGathered(): Promise<ReadonlySet<string>> {
    // Other projections receive the same event in this turn of the event loop or the next.
    await turn();
    await turn();
    const batch = gathered;
    gathered = [];
    next = undefined;
    const hasMoved = ({ from, position }: Checkpoint) => position !== from && position !== undefined;
    if (batch.some(hasMoved)) movedAt = performance.now();
    const payloads = batch.map((one) =>
      one.position !== undefined && hasMoved(one) ? changePayload(one.projection, one.position, noUsers) : '',
    );
    const { rows } = await pool.query<{ table_name: string }>({
      name: 'write checkpoints',
      text: statement,
      values: [
        batch.map(({ tableName }) => tableName),
        batch.map(({ from }) => from),
        batch.map(({ position }) => position),
        payloads,
      ],
    });
    return new Set(rows.map((row) => row.table_name));
  }

  return {
    get movedAt() {
      return movedAt;
    },
    async write(checkpoint) {
      gathered.push(checkpoint);
      next ??= writeGathered();
      const { tableName, from } = checkpoint;
      if (!(await next).has(tableName)) {
        throw new CheckpointMoved(`${tableName} is no longer at ${String(from)}`);
      }
    },
  };
}
