import type { z } from 'zod';
import type { ReadSelection } from '#domain/core/events/journal.ts';
import type { JsonObject } from '#domain/core/events/json.ts';
import type { AnyEvent, RecordedEvent } from '#domain/streams.ts';
import type { ColumnsOf } from './tables/column.ts';

export type Row = JsonObject;

/** Some columns with their values: all matching rows. The key columns identify one row. */
export type Key<Column extends string = string> = { readonly [Name in Column]?: string };

type EventType = AnyEvent['type'];
type EventOfType<Type extends EventType> = Extract<RecordedEvent, { readonly type: Type }>;

export interface Index<Column extends string = string> {
  readonly columns: readonly Column[];
  /** Included columns, so that queries need not read the table. */
  readonly include?: readonly Column[];
  /** A SQL condition for a partial index. */
  readonly where?: string;
}

/** An index into lists, JSON or words: by a column or a SQL expression. */
export interface InnerIndex {
  readonly gin: string;
  readonly where?: string;
}

/** A read model: its table, its events and their fold. */
export interface ProjectionDefinition<
  Name extends string,
  Of extends object,
  Type extends EventType,
  Reads extends ReadsOf<Type>,
> {
  readonly name: Name;
  /** Increment with every change of columns or fold: the new version is built beside the old one. */
  readonly version: number;
  /** Declared before the row type, which TypeScript would otherwise infer from the row. */
  readonly columns: ColumnsOf<Of>;
  readonly key: readonly NameIn<Of>[];
  readonly indexes?: readonly (readonly NameIn<Of>[] | Index<NameIn<Of>> | InnerIndex)[];
  /** `all` includes future types. */
  readonly eventTypes: readonly Type[] | 'all';
  /** The part of the data that the fold needs: validating all evidence of millions of answers takes most of a rebuild. */
  readonly reads?: Reads;
  /** The rows that an event reads or changes: one row by all key columns, or all with given values. Empty for no change. */
  keysOf(event: EventRead<Type, Reads>): readonly Key<NameIn<Of>>[];
  /** Pure: the changed and new rows; others stay. @param rows existing ones for the event's keys */
  fold(rows: readonly Of[], event: EventRead<Type, Reads>): readonly Of[];
}

type ReadsOf<Type extends EventType> = { readonly [Name in Type]?: z.ZodType<object> };

/** An event with the data that is read. */
type EventRead<Type extends EventType, Reads> = Type extends keyof Reads
  ? Reads[Type] extends z.ZodType<infer Data>
    ? Omit<EventOfType<Type>, 'data'> & { readonly data: Data }
    : EventOfType<Type>
  : EventOfType<Type>;

type NameIn<Of> = NoInfer<keyof Of & string>;

export interface Projection<Name extends string = string, Of extends object = Row> {
  readonly name: Name;
  readonly version: number;
  readonly columns: ColumnsOf<Of>;
  readonly key: readonly string[];
  readonly indexes: readonly (readonly string[] | Index | InnerIndex)[];
  readonly eventTypes: readonly string[] | 'all';
  readonly reads?: ReadSelection['reads'];
  keysOf(event: RecordedEvent): readonly Key[];
  fold(rows: readonly Row[], event: RecordedEvent): readonly Row[];
}

export function defineProjection<
  const Name extends string,
  Of extends object,
  Type extends EventType = EventType,
  const Reads extends ReadsOf<Type> = object,
>(definition: ProjectionDefinition<Name, Of, Type, Reads>): Projection<Name, Of> {
  // The journal delivers only a projection's own event types, and the table returns the rows that were written.
  return { indexes: [], ...definition } as unknown as Projection<Name, Of>;
}

export function isWhole(columns: readonly string[], key: Key): boolean {
  for (const column of columns) if (key[column] === undefined) return false;
  return true;
}

/** Joins the values of some text columns with NUL, which Postgres' text cannot contain. */
export function textOf(columns: readonly string[], values: Row | Key): string {
  // Key columns are texts: `defineProjection` accepts no others.
  const texts = values as Key;
  const [first = '', second] = columns;
  // A fast path for every event: most keys have one or two columns.
  if (second === undefined) return texts[first] ?? '';
  if (columns.length === 2) return `${texts[first]}\0${texts[second]}`;
  return columns.map((column) => texts[column]).join('\0');
}
