import type pg from 'pg';
import type { Position } from '#domain/core/event-store.ts';
import { toPosition } from '#services/event-store/position.ts';
import type { SavedCheckpoint } from './handled.ts';
import type { KeyRecord, MailRecord, TombstoneRecord } from './records.ts';

/** What stands in our Postgres at one moment, however long it takes to read it. */
export interface Snapshot extends AsyncDisposable {
  readonly takenAt: Date;
  /** Of the newest event, where the events are in the same Postgres. */
  readonly head: Position | undefined;
  readonly checkpoints: readonly SavedCheckpoint[];
  keys(): AsyncIterable<KeyRecord>;
  mails(): AsyncIterable<MailRecord>;
  tombstones(): AsyncIterable<TombstoneRecord>;
}

const rowsAtOnce = 1_000;
const utc = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

// Postgres breaks what it encodes into lines.
const keyColumns = `user_id as "userId", translate(encode(key, 'base64'), E'\\n', '') as key, ${utc('created_at')} as "createdAt",
  ${utc('destroyed_at')} as "destroyedAt"`;
const allKeys = `select ${keyColumns} from personal_keys.key order by user_id`;
const allMails = `select id, recipient, subject, body, user_id as "userId", ${utc('sent_at')} as "sentAt"
  from mail.outbox order by sent_at, id`;
const allTombstones = 'select stream from event_store.tombstone order by stream';

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
      keys: () => cursor<KeyRecord>(client, allKeys),
      mails: () => cursor<MailRecord>(client, allMails),
      tombstones: () => (holdsEvents ? cursor<TombstoneRecord>(client, allTombstones) : nothing()),
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

/** Keys are written before the events that need them; what is as new may have been written by another's clock. */
const lateByMs = 60_000;

/** Keys that were made since a snapshot or shortly before. */
export async function keysSince(pool: pg.Pool, { takenAt }: Pick<Snapshot, 'takenAt'>): Promise<KeyRecord[]> {
  const since = new Date(takenAt.getTime() - lateByMs);
  const { rows } = await pool.query<KeyRecord>(
    `select ${keyColumns} from personal_keys.key where created_at >= $1 order by user_id`,
    [since],
  );
  return rows;
}

async function* cursor<Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  sql: string,
): AsyncGenerator<Row> {
  await client.query(`declare backed_up no scroll cursor for ${sql}`);
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${rowsAtOnce} from backed_up`);
    if (rows.length === 0) break;
    yield* rows;
  }
  await client.query('close backed_up');
}

async function* nothing(): AsyncGenerator<never> {
  // A store of its own keeps its tombstones to itself.
}
