import type pg from 'pg';
import type { Position } from '#domain/core/events/event-store.ts';
import type { Projection } from './projection.ts';
import { schema, underSchemaLock } from './tables/schema.ts';
import { createTable, pointView, widenView } from './tables/table.ts';

export interface Build {
  readonly tableName: string;
  readonly build: number;
  readonly serves: boolean;
  /** The last event whose effect is in the rows; undefined at the start. */
  readonly position: Position | undefined;
}

/** A build's name in the set-aside table, see `openSetAside`. */
export const asideOf = ({ tableName }: Pick<Build, 'tableName'>): string => `projection ${tableName}`;

interface BuildRow {
  readonly table_name: string;
  readonly version: number;
  readonly build: number;
  readonly serves: boolean;
  readonly position: string | null;
}

/** The build to continue, or a new one; the first build of a new projection serves immediately. `superseded` if a newer version serves. */
export async function openBuild(pool: pg.Pool, projection: Projection): Promise<Build | 'superseded'> {
  // The usual case, in which concurrent projections need not wait for each other.
  const [first] = (await selectBuilds(pool, projection)).filter((build) => build.serves);
  if (first?.version === projection.version) return toBuild(first);
  return underSchemaLock(pool, async (client) => {
    const builds = await selectBuilds(client, projection);
    const serving = builds.find((build) => build.serves);
    if (serving && serving.version > projection.version) return 'superseded';
    const own = builds.filter((build) => build.version === projection.version);
    const present = own.find((build) => build.serves) ?? own[0];
    if (present) return toBuild(present);
    return addBuild(client, projection, { build: 1, serves: serving === undefined });
  });
}

/** A new table of the current version beside the serving one; drops the remains of an earlier rebuild. */
export function openRebuild(pool: pg.Pool, projection: Projection): Promise<Build> {
  return underSchemaLock(pool, async (client) => {
    const builds = await selectBuilds(client, projection);
    const own = builds.filter((build) => build.version === projection.version);
    const serving = own.find((build) => build.serves);
    for (const left of own) if (serving && !left.serves) await dropBuild(client, left.table_name);
    const last = Math.max(0, ...own.map((build) => build.build));
    return addBuild(client, projection, { build: last + 1, serves: builds.length === 0 });
  });
}

/** Points the view at a caught-up build and drops the others. `false` if the serving build is ahead or newer. */
export async function switchTo(pool: pg.Pool, projection: Projection, tableName: string): Promise<boolean> {
  const replaced = await underSchemaLock(pool, async (client) => {
    const serving = await client.query<{ version: number; position: string | null }>(
      `select version, position from ${schema}.checkpoint where projection = $1 and serves for update`,
      [projection.name],
    );
    const build = await client.query<{ position: string | null }>(
      `select position from ${schema}.checkpoint where table_name = $1 for update`,
      [tableName],
    );
    const [before] = serving.rows;
    const [next] = build.rows;
    if (!next || (before && before.version > projection.version)) return undefined;
    if ((next.position ?? '') < (before?.position ?? '')) return undefined;
    await client.query(`update ${schema}.checkpoint set serves = false where projection = $1 and serves`, [
      projection.name,
    ]);
    await client.query(`update ${schema}.checkpoint set serves = true where table_name = $1`, [tableName]);
    await client.query(pointView(projection, tableName));
    // Without its checkpoint no owner writes to the old table.
    const old = await client.query<{ table_name: string }>(
      `delete from ${schema}.checkpoint where projection = $1 and not serves and version <= $2
       returning table_name`,
      [projection.name, projection.version],
    );
    const tables = old.rows.map((row) => row.table_name);
    const readers = tables.map((name) => asideOf({ tableName: name }));
    await client.query('delete from ops.set_aside where reader = any($1)', [readers]);
    return tables;
  });
  if (!replaced) return false;
  // Separate from the switch: an owner's statement may hold its table and wait for its checkpoint.
  for (const table of replaced) await pool.query(`drop table if exists ${schema}.${table}`);
  return true;
}

export async function servingPosition(pool: pg.Pool, { name }: Projection): Promise<Position | undefined> {
  const { rows } = await pool.query<{ position: string | null }>(
    `select position from ${schema}.checkpoint where projection = $1 and serves`,
    [name],
  );
  return rows[0]?.position ?? undefined;
}

async function selectBuilds(client: pg.Pool | pg.PoolClient, projection: Projection): Promise<BuildRow[]> {
  const result = await client.query<BuildRow>(
    `select table_name, version, build, serves, position from ${schema}.checkpoint
     where projection = $1 order by version desc, build desc`,
    [projection.name],
  );
  return result.rows;
}

async function addBuild(
  client: pg.PoolClient,
  projection: Projection,
  { build, serves }: { build: number; serves: boolean },
): Promise<Build> {
  const tableName = `${projection.name}_v${projection.version}${build === 1 ? '' : `_${build}`}`;
  // A table without a checkpoint is the remains of a crash between switch and drop.
  await client.query(`drop table if exists ${schema}.${tableName}`);
  await client.query('delete from ops.set_aside where reader = $1', [asideOf({ tableName })]);
  await client.query(createTable(projection, tableName));
  await client.query(
    `insert into ${schema}.checkpoint (table_name, projection, version, build, serves) values ($1, $2, $3, $4, $5)`,
    [tableName, projection.name, projection.version, build, serves],
  );
  if (serves) await client.query(pointView(projection, tableName));
  else await widenView(client, projection);
  return { tableName, build, serves, position: undefined };
}

async function dropBuild(client: pg.PoolClient, tableName: string): Promise<void> {
  await client.query(`delete from ${schema}.checkpoint where table_name = $1`, [tableName]);
  await client.query(`drop table if exists ${schema}.${tableName}`);
}

function toBuild(row: BuildRow): Build {
  return {
    tableName: row.table_name,
    build: row.build,
    serves: row.serves,
    position: row.position ?? undefined,
  };
}
