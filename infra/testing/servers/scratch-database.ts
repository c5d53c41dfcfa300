import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** An empty database that is thrown away after use. */
export interface ScratchDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

const insufficientPrivilege = '42501';

/**
 * Makes a database of its own on a server.
 * @param server the address of the server's database `postgres`
 * @param prefix what its name begins with: small letters
 * @param template the address of a database of that server that it is a copy of; no one may be connected to that
 */
export async function makeScratchDatabase(
  server: string,
  prefix: string,
  template?: string,
): Promise<ScratchDatabase> {
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  // File by file: through the log, as is usual, a copy takes several times as long.
  const copied =
    template === undefined ? '' : ` template ${new URL(template).pathname.slice(1)} strategy file_copy`;
  await onServer(server, `create database ${name}${copied}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => dropDatabase(server, name) };
}

/** Cuts off who is still connected. Refused while autovacuum is at work there, for that one belongs to the superuser. */
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
 * A pool that was ended says so before its connections are closed; cut off in between, they throw where no one listens
 * any more. Who stays longer than half a second does not mean to leave.
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

/** A connection takes Postgres and its caller 6 ms of the processor, and three were opened for each database. */
const pools = new Map<string, pg.Pool>();

function poolOf(url: string): pg.Pool {
  const known = pools.get(url);
  if (known) return known;
  const pool = new pg.Pool({ connectionString: url, max: 4, allowExitOnIdle: true });
  // A server that a test stops takes its idle connections along.
  pool.on('error', () => undefined);
  pools.set(url, pool);
  return pool;
}

async function onServer(url: string, sql: string): Promise<void> {
  await poolOf(url).query(sql);
}
