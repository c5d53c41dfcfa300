import { Kysely, Migrator, PostgresDialect, sql, type Migration } from 'kysely';
import type pg from 'pg';

/** SQL by name, in the order of the names. */
export type Migrations = { readonly [name: string]: string };

/** Runs pending migrations in one transaction, serialised over processes; unknown newer ones are ignored. @throws Postgres' error */
export async function migrate(pool: pg.Pool, migrations: Migrations): Promise<void> {
  // The pool stays open: `destroy` is never called.
  const db = new Kysely<Done>({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...(await passedOver(db)), ...runnable(migrations) }) },
    migrationTableSchema: 'migrations',
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

interface Done {
  readonly 'migrations.kysely_migration': { readonly name: string };
}

function runnable(migrations: Migrations): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(migrations).map(([name, text]) => [
      name,
      { up: async (db: Kysely<unknown>) => void (await sql.raw(text).execute(db)) },
    ]),
  );
}

/** Includes applied migrations, because Kysely rejects a database with unknown ones. */
async function passedOver(db: Kysely<Done>): Promise<Record<string, Migration>> {
  const done = await db.selectFrom('migrations.kysely_migration').select('name').execute();
  return Object.fromEntries(done.map(({ name }) => [name, { up: () => Promise.resolve() }]));
}
