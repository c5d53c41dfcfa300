import type { z } from 'zod';
import type { ReadSelection } from '#domain/core/events/journal.ts';
import type { JsonObject } from '#domain/core/events/json.ts';
import type { AnyEvent, RecordedEvent } from '#domain/streams.ts';
import type { ColumnsOf } from './tables/column.ts';

export type Row = JsonObject;

/** Some columns of a row: all rows that hold these texts there. The columns of the key name one row. */
export type Key<Column extends string = string> = { readonly [Name in Column]?: string };

type EventType = AnyEvent['type'];
type EventOfType<Type extends EventType> = Extract<RecordedEvent, { readonly type: Type }>;

export interface Index<Column extends string = string> {
  readonly columns: readonly Column[];
  /** Stand beside the columns, so that a query that asks for no more never looks into the table. */
  readonly include?: readonly Column[];
  /** A condition in SQL: only rows for which it holds are in the index. */
  readonly where?: string;
}

/** An index to look into lists, JSON or words: by a column, or by an expression in SQL. */
export interface InnerIndex {
  readonly gin: string;
  readonly where?: string;
}

/** What describes a read model: its table, the events it is made of, and how its rows come of them. */
export interface ProjectionDefinition<
  Name extends string,
  Of extends object,
  Type extends EventType,
  Reads extends ReadsOf<Type>,
> {
  readonly name: Name;
  /** Raised with every change of columns or fold: the new version is built beside the old one. */
  readonly version: number;
  /** What type a row has follows from them; they are declared before, or TypeScript would infer them from the row. */
  readonly columns: ColumnsOf<Of>;
  readonly key: readonly NameIn<Of>[];
  readonly indexes?: readonly (readonly NameIn<Of>[] | Index<NameIn<Of>> | InnerIndex)[];
  /** `all` reads every event there is, of types that are still to come too. */
  readonly eventTypes: readonly Type[] | 'all';
  /** The part of the data that the fold needs: checking all evidence of millions of answers takes most of a rebuild. */
  readonly reads?: Reads;
  /**
   * The rows that an event reads or changes: one row by all key columns, or all with given texts. Empty for no change.
   */
  keysOf(event: EventRead<Type, Reads>): readonly Key<NameIn<Of>>[];
  /** Pure: the changed and new rows; others stay. @param rows existing ones for the event's keys */
  fold(rows: readonly Of[], event: EventRead<Type, Reads>): readonly Of[];
}

type ReadsOf<Type extends EventType> = { readonly [Name in Type]?: z.ZodType<object> };

/** An event as far as it is read. */
type EventRead<Type extends EventType, Reads> = Type extends keyof Reads
  ? Reads[Type] extends z.ZodType<infer Data>
    ? Omit<EventOfType<Type>, 'data'> & { readonly data: Data }
    : EventOfType<Type>
  : EventOfType<Type>;

type NameIn<Of> = NoInfer<keyof Of & string>;

/** A read model as the runner sees it; its rows and events are seen through the definition alone. */
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
  // The journal gives a projection events of its own types only, and the table gives back what was written to it.
  return { indexes: [], ...definition } as unknown as Projection<Name, Of>;
}

export function isWhole(columns: readonly string[], key: Key): boolean {
  for (const column of columns) if (key[column] === undefined) return false;
  return true;
}

/** What a row or a key holds in some columns of texts, as one text; no text of Postgres holds a NUL. */
export function textOf(columns: readonly string[], values: Row | Key): string {
  // Columns of keys are texts: `defineProjection` takes no others.
  const texts = values as Key;
  const [first = '', second] = columns;
  // Most keys have one column or two: this runs for every event.
  if (second === undefined) return texts[first] ?? '';
  if (columns.length === 2) return `${texts[first]}\0${texts[second]}`;
  return columns.map((column) => texts[column]).join('\0');
}
