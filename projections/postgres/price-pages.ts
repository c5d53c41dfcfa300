import type pg from 'pg';

/**
 * The read models are far smaller than memory, where a page out of order costs what one in order does. Postgres assumes
 * a turning disk, four to one, and would read whole tables where an index holds the answer. Connections made from now
 * on assume memory, unless the price was set already or this role may not set it. A backup may leave the setting out, so
 * it is looked at whenever a process starts.
 */
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
