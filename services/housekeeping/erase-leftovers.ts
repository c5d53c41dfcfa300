import type pg from 'pg';
import type { Logger } from 'pino';

/** Tables with unencrypted personal data, or keys, to delete. Events are encrypted. */
const holdsPersonalData = `
  schemaname in ('personal_keys', 'mail', 'security')
  or schemaname = 'read_models' and tablename ~ '^(accounts|report_messages)_v'`;

/** Limits how long readers of a table wait; the next round retries. */
const lockPatience = '2s';
/** SQLSTATE for a missing permission, an unavailable lock, and a function that an older Postgres lacks. */
const [notAllowed, lockNotAvailable, unknownFunction] = ['42501', '55P03', '42883'];

/**
 * Erases the remains that deletions of the last hour left on the disk. Read models follow a deletion within moments, so
 * a later round of the hour sees their rows.
 */
export async function eraseRecentLeftovers(pool: pg.Pool, log: Pick<Logger, 'info' | 'warn'>): Promise<void> {
  const { rowCount } = await pool.query(
    "select from personal_keys.key where destroyed_at > now() - interval '1 hour' limit 1",
  );
  if (rowCount) await eraseLeftovers(pool, log);
}

/** Deleted rows stay in table files and the log: rewrites the tables and switches the log, unless the role may not. */
async function eraseLeftovers(pool: pg.Pool, log: Pick<Logger, 'info' | 'warn'>): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
       where (${holdsPersonalData}) and tableowner = current_user order by 1`,
    );
    await client.query(`set lock_timeout = '${lockPatience}'`);
    // Column statistics contain sample values, and those of an empty table are kept forever.
    await unlessCode(
      [unknownFunction],
      () =>
        client.query(
          `select pg_clear_attribute_stats(schemaname, tablename, attname, inherited) from pg_stats
           where (${holdsPersonalData})`,
        ),
      () =>
        log.info('column statistics keep deleted values until the next ANALYZE: Postgres is older than 18'),
    );
    for (const name of [...rows.map((row) => row.name), 'pg_catalog.pg_statistic']) {
      await unlessCode(
        [lockNotAvailable, notAllowed],
        () => client.query(`vacuum (full, analyze) ${name}`),
        () => log.warn({ table: name }, 'table in use; clearing its deleted data next time'),
      );
    }
    await unlessCode(
      [notAllowed],
      async () => {
        await client.query('select pg_switch_wal()');
        await client.query('checkpoint');
      },
      () => log.info('the role may not switch the WAL segment'),
    );
  } finally {
    await client.query('reset lock_timeout').catch(() => undefined);
    client.release();
  }
}

async function unlessCode(
  codes: readonly string[],
  work: () => Promise<unknown>,
  otherwise: () => void,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && codes.includes(String(error.code)))) throw error;
    otherwise();
  }
}
