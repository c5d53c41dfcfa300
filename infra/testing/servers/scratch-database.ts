import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export interface ScratchDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

const insufficientPrivilege = '42501';

/**
 * Creates a separate database on a server.
 * @param server the address of the server's database `postgres`
 * @param prefix the start of its name, in lower case
 * @param template the address of a database of that server to copy; it must have no connections
 */
export async function makeScratchDatabase(
  server: string,
  prefix: string,
  template?: string,
): Promise<ScratchDatabase> {
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  // Copies the files: the default copy through the log takes several times as long.
  const copied =
    template === undefined ? '' : ` template ${new URL(template).pathname.slice(1)} strategy file_copy`;
  await onServer(server, `create database ${name}${copied}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => dropDatabase(server, name) };
}

/** Drops a database and its connections. Fails while autovacuum works there, because it belongs to the superuser. */
async function dropDatabase(server: string, name: string): Promise<void> {
  await untilLeft(server, name);
  for (let tries = 1; ; tries += 1) {
    try {
      return await onServer(server, `drop database if exists ${name} with (force)`);
    } catch (error) {
      const isRefused = error instanceof pg.DatabaseError && error.code === insufficientPrivilege;
      if (!isRefused || tries === 100) throw error;
    }
    await pause(100);
  }
}

/**
 * A pool reports its end before its connections close; a forced disconnect in between would throw where no listener is
 * left. A connection that stays longer than half a second is not about to close.
 */
const untilLeft = (server: string, name: string): Promise<void> =>
  onServer(
    server,
    `do $$ begin
       for look in 1..50 loop
         perform pg_stat_clear_snapshot();
         exit when not exists (select from pg_stat_activity where datname = '${name}' and backend_type = 'client backend');
         perform pg_sleep(0.01);
       end loop;
     end $$`,
  );

/** A connection costs Postgres and its client 6 ms of CPU time, and each database opened three. */
const pools = new Map<string, pg.Pool>();

function poolOf(url: string): pg.Pool {
  const known = pools.get(url);
  if (known) return known;
  const pool = new pg.Pool({ connectionString: url, max: 4, allowExitOnIdle: true });
  // A server that a test stops closes its idle connections.
  pool.on('error', () => undefined);
  pools.set(url, pool);
  return pool;
}

async function onServer(url: string, sql: string): Promise<void> {
  await poolOf(url).query(sql);
}
