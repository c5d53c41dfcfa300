import type pg from 'pg';
import { expect, test } from 'vitest';
import { freshDatabase } from '#infra/testing/servers/database.ts';
import { migrate } from '#projections/postgres/migrate.ts';
import { migrateDatabase } from './migrations.ts';

/** All columns, keys, indexes and functions, as Postgres describes them. */
async function shapeOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`
    with ours as (select oid, nspname from pg_namespace where nspname !~ '^pg_' and nspname not in
      ('information_schema', 'public', 'migrations'))
    select nspname || '.' || relname || '.' || attname || ' ' || format_type(atttypid, atttypmod) ||
        case when attnotnull then ' not null' else '' end as line
      from pg_attribute join pg_class on pg_class.oid = attrelid join ours on ours.oid = relnamespace
      where attnum > 0 and relkind = 'r'
    union all select schemaname || ': ' || indexdef from pg_indexes where schemaname in (select nspname from ours)
    union all select nspname || ': ' || pg_get_constraintdef(pg_constraint.oid)
      from pg_constraint join ours on ours.oid = connamespace
    union all select nspname || ': ' || pg_get_functiondef(pg_proc.oid)
      from pg_proc join ours on ours.oid = pronamespace
    order by 1`);
  return rows.map(({ line }) => line);
}

test('runs migrations once across processes, on an empty database and again', async () => {
  await using database = await freshDatabase();
  await Promise.all(Array.from({ length: 5 }, () => migrateDatabase(database.pool)));
  const shape = await shapeOf(database.pool);
  expect(shape.join('\n')).toContain('event_store.append');
  await migrateDatabase(database.pool);
  expect(await shapeOf(database.pool)).toEqual(shape);
});

test('starts an older release beside a newer one, and leaves nothing of a failed migration', async () => {
  await using database = await freshDatabase();
  const { pool } = database;
  const before = { '1_table': 'create schema s; create table s.t (a text)' };
  const after = { ...before, '2_column': 'alter table s.t add column b text' };
  await migrate(pool, before);
  await migrate(pool, after);
  await migrate(pool, before);
  await expect(
    migrate(pool, { ...after, '3_half': 'create table s.u (a text); select 1/0' }),
  ).rejects.toThrow('division by zero');
  expect(await shapeOf(pool)).toEqual(['s.t.a text', 's.t.b text']);
  await migrate(pool, { ...after, '3_half': 'create table s.u (a text)' });
  expect(await shapeOf(pool)).toHaveLength(3);
});
