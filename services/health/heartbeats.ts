import type pg from 'pg';
import type { Logger } from 'pino';
import { pause } from '#projections/core/feed/back-off.ts';

/** Each may run more than once in a cluster. */
export type ProcessName = 'api' | 'projections' | 'workflows';

export interface Heartbeat {
  readonly name: string;
  readonly pid: number;
  /** By Postgres' clock. */
  readonly ageMs: number;
  readonly detail: Readonly<Record<string, string>>;
}

export interface HeartbeatOptions {
  readonly name: ProcessName;
  readonly detail?: () => Readonly<Record<string, string>>;
  readonly log: Pick<Logger, 'warn'>;
  readonly intervalMs?: number;
}

const intervalMs = 2_000;
/** A process that is silent for longer counts as gone. */
export const silentAfterMs = 10_000;

/** Beats every two seconds, even while Postgres is down. `stop` and disposing remove the row. */
export function startHeartbeat(
  pool: pg.Pool,
  options: HeartbeatOptions,
): AsyncDisposable & { stop(): Promise<void> } {
  const instance = `${process.pid}-${Date.now().toString(36)}`;
  const stopping = new AbortController();
  const { name, detail = () => ({}), log } = options;

  async function beat(): Promise<void> {
    await pool.query(
      `insert into ops.heartbeats (name, instance, pid, at, detail) values ($1, $2, $3, clock_timestamp(), $4)
       on conflict (name, instance) do update set at = excluded.at, detail = excluded.detail`,
      [name, instance, process.pid, JSON.stringify(detail())],
    );
    // A killed process leaves its row.
    await pool.query(
      `delete from ops.heartbeats where name = $1 and at < clock_timestamp() - interval '1 minute'`,
      [name],
    );
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await beat().catch((error: unknown) => log.warn({ err: error }, 'could not write the heartbeat'));
      await pause(options.intervalMs ?? intervalMs, stopping.signal);
    }
  }

  const running = run();
  const stop = async () => {
    stopping.abort();
    await running;
    await pool
      .query('delete from ops.heartbeats where name = $1 and instance = $2', [name, instance])
      .catch(() => undefined);
  };
  return { stop, [Symbol.asyncDispose]: stop };
}

export async function readHeartbeats(pool: pg.Pool): Promise<Heartbeat[]> {
  const { rows } = await pool.query<Heartbeat>(`
    select distinct on (name) name, pid, detail,
      (extract(epoch from clock_timestamp() - at) * 1000)::float8 as "ageMs"
    from ops.heartbeats order by name, at desc
  `);
  return rows;
}
