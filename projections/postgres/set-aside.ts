import type pg from 'pg';
import { UnreadableEvent } from '#domain/core/events/codec.ts';
import type { Journal, Unreadable } from '#domain/core/events/journal.ts';

export interface SetAsideStream {
  /** `projection <table>` or `reactor <name>`. */
  readonly reader: string;
  readonly stream: string;
  /** Of the unreadable event. */
  readonly revision: number;
  readonly type: string;
  readonly reason: string;
}

export interface SetAside {
  has(stream: string): boolean;
  /** Skips the rest of the event's stream; written before any checkpoint after it. */
  add(
    event: Pick<Unreadable['event'], 'stream' | 'revision' | 'type'>,
    error: UnreadableEvent,
  ): Promise<void>;
  list(): readonly SetAsideStream[];
  remove(stream: string): Promise<void>;
}

const columns = 'reader, stream, revision, type, reason';

export async function openSetAside(pool: pg.Pool, reader: string): Promise<SetAside> {
  const { rows } = await pool.query<SetAsideStream>(
    `select ${columns} from ops.set_aside where reader = $1`,
    [reader],
  );
  const streams = new Map(rows.map((row) => [row.stream, row]));
  return {
    has: (stream) => streams.has(stream),
    async add({ stream, revision, type }, { message }) {
      if (streams.has(stream)) return;
      const reason = message.slice(0, 1000);
      await pool.query(
        `insert into ops.set_aside (${columns}) values ($1, $2, $3, $4, $5) on conflict do nothing`,
        [reader, stream, revision, type, reason],
      );
      streams.set(stream, { reader, stream, revision, type, reason });
    },
    list: () => [...streams.values()],
    async remove(stream) {
      await pool.query('delete from ops.set_aside where reader = $1 and stream = $2', [reader, stream]);
      streams.delete(stream);
    },
  };
}

/** For the health page. */
export async function listSetAside(pool: pg.Pool): Promise<readonly SetAsideStream[]> {
  const { rows } = await pool.query<SetAsideStream>(
    `select ${columns} from ops.set_aside order by at, stream`,
  );
  return rows;
}

/** A set-aside stream's events from the unreadable one on, once this program can read them all. */
export async function readAgain(journal: Pick<Journal, 'readAny'>, { stream, revision }: SetAsideStream) {
  try {
    return await journal.readAny(stream, { from: revision });
  } catch (error) {
    if (error instanceof UnreadableEvent) return undefined;
    throw error;
  }
}
