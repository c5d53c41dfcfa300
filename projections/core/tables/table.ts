import type pg from 'pg';
import type { JsonValue } from '#domain/core/events/json.ts';
import { toParameter, type Column } from './column.ts';
import { textOf, type Key, type Projection, type Row } from '../projection.ts';
import { schema } from './schema.ts';

/** `paidExpiryTime` in snake case: `"paid_expiry_time"`. */
export function columnName(column: string): string {
  return `"${column.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}"`;
}

function columnNames(columns: readonly string[]): string {
  return columns.map(columnName).join(', ');
}

function declaration({ type, isNullable }: Column): string {
  return `${type}${type === 'text' ? ' collate "C"' : ''}${isNullable ? '' : ' not null'}`;
}

export function createTable(projection: Projection, tableName: string): string {
  const columns = Object.entries(projection.columns).map(
    ([name, column]) => `${columnName(name)} ${declaration(column)}`,
  );
  const indexes = projection.indexes.map((index) => createIndex(index, tableName));
  return `
    create table ${schema}.${tableName} (
      ${columns.join(',\n      ')},
      primary key (${columnNames(projection.key)})
    );
    ${indexes.join(';\n    ')}
  `;
}

function createIndex(index: Projection['indexes'][number], tableName: string): string {
  const on = `create index on ${schema}.${tableName}`;
  if ('gin' in index) return `${on} using gin (${index.gin}) ${condition(index)}`;
  if (!('columns' in index)) return `${on} (${columnNames(index)})`;
  const { columns, include } = index;
  return `${on} (${columnNames(columns)}) ${include ? `include (${columnNames(include)})` : ''} ${condition(index)}`;
}

function condition({ where }: { readonly where?: string }): string {
  return where === undefined ? '' : `where ${where}`;
}

/** Points the readers' view at a build. */
export function pointView(projection: Projection, tableName: string): string {
  return `
    drop view if exists ${schema}.${projection.name};
    create view ${schema}.${projection.name} as
      select ${columnNames(Object.keys(projection.columns))} from ${schema}.${tableName};
  `;
}

/** Adds missing columns to the serving view, empty, because programs of the new release query them immediately. */
export async function widenView(client: pg.PoolClient, projection: Projection): Promise<void> {
  const { rows } = await client.query<{ definition: string; names: string[] }>(
    `select rtrim(pg_get_viewdef(c.oid), ';') as definition, array_agg(a.attname::text) as names
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
     where c.oid = to_regclass($1) group by c.oid`,
    [`${schema}.${projection.name}`],
  );
  const [view] = rows;
  if (!view) return;
  const missing = Object.entries(projection.columns)
    .map(([name, { type }]) => ({ name: columnName(name), type }))
    .filter(({ name }) => !view.names.includes(name.slice(1, -1)));
  if (missing.length === 0) return;
  const empty = missing.map(({ name, type }) => `null::${type} as ${name}`);
  await client.query(`create or replace view ${schema}.${projection.name} as
    select old.*, ${empty.join(', ')} from (${view.definition}) old`);
}

export async function selectRows(
  pool: pg.Pool,
  projection: Projection,
  tableName: string,
  keys: readonly Key[],
): Promise<Row[]> {
  const alike = Map.groupBy(keys, (key) => Object.keys(key).toSorted().join(' '));
  const rows: Row[] = [];
  for (const [names, some] of alike) {
    rows.push(...(await selectRowsBy(pool, projection, tableName, names.split(' '), some)));
  }
  return rows;
}

async function selectRowsBy(
  pool: pg.Pool,
  projection: Projection,
  tableName: string,
  by: readonly string[],
  keys: readonly Key[],
): Promise<Row[]> {
  const columns = Object.keys(projection.columns);
  const distinct = [...new Map(keys.map((key) => [textOf(by, key), key])).values()];
  const result = await pool.query<JsonValue[]>({
    name: `select ${tableName} by ${by.join()}`,
    text: `
      select ${columns.map((column) => `t.${columnName(column)}`).join(', ')}
      from unnest(${by.map((_, index) => `$${index + 1}::text[]`).join(', ')}) as k (${columnNames(by)})
      join ${schema}.${tableName} t using (${columnNames(by)})`,
    values: by.map((column) => distinct.map((key) => key[column])),
    rowMode: 'array',
  });
  return result.rows.map((values) => toRow(columns, values));
}

export async function selectAllRows(pool: pg.Pool, projection: Projection, from: string): Promise<Row[]> {
  const columns = Object.keys(projection.columns);
  const result = await pool.query<JsonValue[]>({
    text: `select ${columnNames(columns)} from ${schema}.${from} order by ${columnNames(projection.key)}`,
    rowMode: 'array',
  });
  return result.rows.map((values) => toRow(columns, values));
}

function toRow(columns: readonly string[], values: readonly JsonValue[]): Row {
  return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? null]));
}

/** Upserts rows given as one array per column, from `$first` on. */
export function upsert(projection: Projection, tableName: string, first: number, isAllowed: string): string {
  const columns = Object.entries(projection.columns);
  const names = columnNames(Object.keys(projection.columns));
  const arrays = columns.map(([, { type }], index) => `$${first + index}::${travelling(type)}[]`);
  const values = columns.map(([name, { type }]) => `${columnName(name)}::${type}`);
  const rest = Object.keys(projection.columns).filter((name) => !projection.key.includes(name));
  const changes = rest.map((name) => `${columnName(name)} = excluded.${columnName(name)}`);
  return `
    insert into ${schema}.${tableName} (${names})
    select ${values.join(', ')} from unnest(${arrays.join(', ')}) as r (${names}) where ${isAllowed}
    on conflict (${columnNames(projection.key)}) do
    ${changes.length > 0 ? `update set ${changes.join(', ')}` : 'nothing'}`;
}

/** Postgres would flatten an array of lists, so lists and JSON are sent as text. */
function travelling(type: Column['type']): string {
  return type === 'text[]' || type === 'jsonb' ? 'text' : type;
}

export function columnArrays(projection: Projection, rows: readonly Row[]): JsonValue[][] {
  return Object.entries(projection.columns).map(([name, column]) =>
    rows.map((row) => toParameter(column, row[name] ?? null)),
  );
}
