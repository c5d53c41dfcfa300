import type { JsonObject, JsonValue } from '#domain/core/events/json.ts';

/** Postgres' type names. */
export type ColumnType = 'text' | 'integer' | 'boolean' | 'double precision' | 'text[]' | 'jsonb';

/** `Value` is the type of its values, also as read from Postgres. */
export interface Column<Value = unknown> {
  readonly type: ColumnType;
  readonly isNullable: boolean;
  readonly holds?: Value;
}

/** Not null; `orNull` makes it nullable. */
export interface FullColumn<Value> extends Column<Value> {
  orNull(): Column<Value | null>;
}

export type ColumnsOf<Row> = { readonly [Name in keyof Row]: Column<Row[Name]> };

export type RowOf<Columns> = {
  readonly [Name in keyof Columns]: Columns[Name] extends Column<infer Value> ? Value : never;
};

function full<Value>(type: ColumnType): FullColumn<Value> {
  return { type, isNullable: false, orNull: () => ({ type, isNullable: true }) };
}

/** Texts, lists and JSON can be narrowed: `text<TypeCode>()`. */
export const column = {
  /** Instants are texts, as in events. Ordered byte by byte. */
  text: <Of extends string = string>() => full<Of>('text'),
  integer: () => full<number>('integer'),
  number: () => full<number>('double precision'),
  boolean: () => full<boolean>('boolean'),
  list: <Of extends string = string>() => full<Of[]>('text[]'),
  /** Postgres does not keep the order of JSON keys, so no fold may depend on it. */
  json: <Of extends JsonObject | readonly JsonValue[]>() => full<Of>('jsonb'),
};

/** The value as a parameter of the write, with lists and JSON as text. */
export function toParameter({ type }: Column, value: JsonValue): JsonValue {
  if (value === null) return null;
  if (type === 'jsonb') return JSON.stringify(value);
  if (type === 'text[]') return `{${(value as readonly string[]).map(quoted).join(',')}}`;
  return value;
}

/** A list item in Postgres' array syntax. */
function quoted(item: string): string {
  return `"${item.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
