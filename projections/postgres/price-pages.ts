import type pg from 'pg';

/** Sets Postgres' random page cost for data in memory, unless set already or not allowed. At each start, since backups may drop it. */
export async function pricePages(pool: pg.Pool): Promise<void> {
  await pool.query(`
    do $$ begin
      perform pg_advisory_xact_lock(hashtext('price pages'));
      if (select source = 'default' from pg_settings where name = 'random_page_cost') then
        execute format('alter database %I set random_page_cost = 1.1', current_database());
      end if;
    exception when insufficient_privilege then null;
    end $$`);
}
