import type pg from 'pg';
import type { ColumnType, ColumnValue, Index, Projection, Row } from './projection.ts';
import { schema } from './schema.ts';

/** `paidExpiryTime` as Postgres likes it: `"paid_expiry_time"`. */
function columnName(column: string): string {
  return `"${column.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}"`;
}

function columnNames(columns: readonly string[]): string {
  return columns.map(columnName).join(', ');
}

function baseType(type: ColumnType): string {
  return type.replace(' null', '');
}

function declaration(type: ColumnType): string {
  const base = baseType(type);
  return `${base}${base === 'text' ? ' collate "C"' : ''} ${type.endsWith('null') ? '' : 'not null'}`;
}

/** The statements that make the table of one build. */
export function createTable(projection: Projection, tableName: string): string {
  const columns = Object.entries(projection.columns).map(
    ([column, type]) => `${columnName(column)} ${declaration(type)}`,
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
  const { columns, include, where, using }: Index = 'columns' in index ? index : { columns: index };
  return [
    `create index on ${schema}.${tableName} using ${using ?? 'btree'} (${columnNames(columns)})`,
    ...(include ? [`include (${columnNames(include)})`] : []),
    ...(where === undefined ? [] : [`where ${where}`]),
  ].join(' ');
}

/** The view that readers ask, pointed at one build. */
export function pointView(projection: Projection, tableName: string): string {
  return `
    drop view if exists ${schema}.${projection.name};
    create view ${schema}.${projection.name} as
      select ${columnNames(Object.keys(projection.columns))} from ${schema}.${tableName};
  `;
}

/** The rows of `keys` that stand in the table. */
export async function selectRows(
  pool: pg.Pool,
  projection: Projection,
  tableName: string,
  keys: readonly (readonly string[])[],
): Promise<Row[]> {
  const columns = Object.keys(projection.columns);
  const result = await pool.query<ColumnValue[]>({
    name: `select ${tableName}`,
    text: `
      select ${columns.map((column) => `t.${columnName(column)}`).join(', ')}
      from unnest(${projection.key.map((_, index) => `$${index + 1}::text[]`).join(', ')})
        as k (${columnNames(projection.key)})
      join ${schema}.${tableName} t using (${columnNames(projection.key)})`,
    values: projection.key.map((_, index) => keys.map((key) => key[index])),
    rowMode: 'array',
  });
  return result.rows.map((values) => toRow(columns, values));
}

/** All rows, in the order of their keys: for tests and for comparing with a rebuild. */
export async function selectAllRows(pool: pg.Pool, projection: Projection, from: string): Promise<Row[]> {
  const columns = Object.keys(projection.columns);
  const result = await pool.query<ColumnValue[]>({
    text: `select ${columnNames(columns)} from ${schema}.${from} order by ${columnNames(projection.key)}`,
    rowMode: 'array',
  });
  return result.rows.map((values) => toRow(columns, values));
}

function toRow(columns: readonly string[], values: readonly ColumnValue[]): Row {
  return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? null]));
}

/** The part of the writing statement that upserts rows given as one array for each column, from `$first` on. */
export function upsert(projection: Projection, tableName: string, first: number, condition: string): string {
  const columns = Object.entries(projection.columns);
  const arrays = columns.map(([, type], index) => `$${first + index}::${baseType(type)}[]`);
  const rest = columns.map(([column]) => column).filter((column) => !projection.key.includes(column));
  const changes = rest.map((column) => `${columnName(column)} = excluded.${columnName(column)}`);
  return `
    insert into ${schema}.${tableName} (${columnNames(Object.keys(projection.columns))})
    select * from unnest(${arrays.join(', ')}) where ${condition}
    on conflict (${columnNames(projection.key)}) do
    ${changes.length > 0 ? `update set ${changes.join(', ')}` : 'nothing'}`;
}

/** The rows as one array for each column. */
export function columnArrays(projection: Projection, rows: readonly Row[]): ColumnValue[][] {
  return Object.keys(projection.columns).map((column) => rows.map((row) => row[column] ?? null));
}
