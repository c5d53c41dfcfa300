import type { JsonObject, JsonValue } from '#domain/core/events/json.ts';

/** How Postgres names what a column may hold. */
export type ColumnType = 'text' | 'integer' | 'boolean' | 'double precision' | 'text[]' | 'jsonb';

/** One column of a read model; `Value` is what its rows hold there, as it comes from Postgres too. */
export interface Column<Value = unknown> {
  readonly type: ColumnType;
  readonly isNullable: boolean;
  readonly holds?: Value;
}

/** A column that always holds a value; `orNull` gives the same one that may be empty. */
export interface FullColumn<Value> extends Column<Value> {
  orNull(): Column<Value | null>;
}

/** The columns that rows of a type have. */
export type ColumnsOf<Row> = { readonly [Name in keyof Row]: Column<Row[Name]> };

/** What a row of some columns holds. */
export type RowOf<Columns> = {
  readonly [Name in keyof Columns]: Columns[Name] extends Column<infer Value> ? Value : never;
};

function full<Value>(type: ColumnType): FullColumn<Value> {
  return { type, isNullable: false, orNull: () => ({ type, isNullable: true }) };
}

/** The columns there are. What a column of texts, a list or JSON holds may be said more closely: `text<TypeCode>()`. */
export const column = {
  /** Instants are texts, as in the events. Ordered byte by byte. */
  text: <Of extends string = string>() => full<Of>('text'),
  integer: () => full<number>('integer'),
  /** A 64-bit floating-point number. */
  number: () => full<number>('double precision'),
  boolean: () => full<boolean>('boolean'),
  list: <Of extends string = string>() => full<Of[]>('text[]'),
  /** A value of JSON. Postgres keeps no order of its keys, so no fold may depend on one. */
  json: <Of extends JsonObject | readonly JsonValue[]>() => full<Of>('jsonb'),
};

/** A value of the column as the writing statement takes it, where lists and JSON travel as texts. */
export function toParameter({ type }: Column, value: JsonValue): JsonValue {
  if (value === null) return null;
  if (type === 'jsonb') return JSON.stringify(value);
  if (type === 'text[]') return `{${(value as readonly string[]).map(quoted).join(',')}}`;
  return value;
}

/** An item of a list as Postgres reads it: whatever is in it, it is one item. */
function quoted(item: string): string {
  return `"${item.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
