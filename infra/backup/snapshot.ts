import type pg from 'pg';
import type { Position } from '#domain/core/events/event-store.ts';
import { toPosition } from '#services/event-store/position.ts';
import type { SavedCheckpoint } from './handled.ts';
import type { RowRecord } from './records.ts';
import { tables } from './taken.ts';

/** A consistent view of our Postgres. */
export interface Snapshot extends AsyncDisposable {
  readonly takenAt: Date;
  readonly head: Position | undefined;
  readonly checkpoints: readonly SavedCheckpoint[];
  rows(): AsyncIterable<RowRecord>;
}

const rowsAtOnce = 1_000;

export async function openSnapshot(pool: pg.Pool, holdsEvents: boolean): Promise<Snapshot> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const now = await client.query<{ now: Date }>('select clock_timestamp() as now');
    const head = holdsEvents
      ? await client.query<{ head: string | null }>('select max(position) as head from event_store.event')
      : undefined;
    const checkpoints = await client.query<SavedCheckpoint>(
      'select reactor, version, position from workflows.checkpoints order by reactor, version',
    );
    return {
      takenAt: now.rows[0]?.now ?? new Date(),
      head: head && toPosition(head.rows[0]?.head ?? 0),
      checkpoints: checkpoints.rows,
      rows: () => rowsOf(client),
      async [Symbol.asyncDispose]() {
        await client.query('rollback').catch(() => undefined);
        client.release();
      },
    };
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function* rowsOf(client: pg.PoolClient): AsyncGenerator<RowRecord> {
  for (const table of tables.taken) {
    await client.query(`declare taken no scroll cursor for select to_json(t) as row from ${table} t`);
    for (;;) {
      const { rows } = await client.query<Pick<RowRecord, 'row'>>(`fetch ${rowsAtOnce} from taken`);
      if (rows.length === 0) break;
      for (const { row } of rows) yield { table, row };
    }
    await client.query('close taken');
  }
}

/** Keys are written before the events that need them; clocks of other processes may differ. */
const lateByMs = 60_000;

export async function keysSince(pool: pg.Pool, { takenAt }: Pick<Snapshot, 'takenAt'>): Promise<RowRecord[]> {
  const since = new Date(takenAt.getTime() - lateByMs);
  const { rows } = await pool.query<Pick<RowRecord, 'row'>>(
    'select to_json(k) as row from personal_keys.key k where created_at >= $1',
    [since],
  );
  return rows.map(({ row }) => ({ table: 'personal_keys.key', row }));
}
