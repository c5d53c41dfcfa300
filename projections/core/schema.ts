import type pg from 'pg';
import { inTransaction } from './transaction.ts';

export const schema = 'read_models';

/** The channel on which every move of a checkpoint is told. */
export const changesChannel = 'read_models_changed';

/** Keeps processes that migrate, register or switch a build at the same time apart. */
const schemaLock = 0x72656164;

/**
 * One row for each build of a projection. `serves` marks the one that the view `<projection>` shows. While events are
 * waiting, `handled_until` tells when the last one that was handled had been recorded; it is null while none is
 * waiting. `seen_at` is when the owner last said so.
 */
const statements = `
  create schema if not exists ${schema};
  create table if not exists ${schema}.checkpoint (
    table_name text primary key,
    projection text collate "C" not null,
    version integer not null,
    build integer not null,
    serves boolean not null default false,
    position text collate "C",
    status text not null default 'catching_up' check (status in ('running', 'catching_up', 'halted')),
    error text,
    error_position text collate "C",
    handled_until timestamptz default clock_timestamp(),
    seen_at timestamptz not null default clock_timestamp(),
    unique (projection, version, build)
  );
  create unique index if not exists checkpoint_serves on ${schema}.checkpoint (projection) where serves;
  ${pricePages()}
`;

/**
 * The read models are far smaller than memory, where a page out of order costs what one in order does. Postgres
 * reckons with a turning disk, four to one, and would read whole tables where an index holds the answer. Connections
 * made from now on reckon so, unless whoever runs the database has decided for themselves or keeps this right back.
 */
function pricePages(): string {
  return `
    do $$ begin
      if (select source = 'default' from pg_settings where name = 'random_page_cost') then
        execute format('alter database %I set random_page_cost = 1.1', current_database());
      end if;
    exception when insufficient_privilege then null;
    end $$;`;
}

/** Creates the schema and the table of checkpoints; idempotent, also when several processes start at once. */
export async function migrateReadModels(pool: pg.Pool): Promise<void> {
  await underSchemaLock(pool, (client) => client.query(statements));
}

/** Runs `work` in one transaction that no other change of the schema can meet. */
export async function underSchemaLock<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  return inTransaction(pool, work, schemaLock);
}
