import type { Position } from '#domain/core/event-store.ts';
import type { AnyEvent, RecordedEvent } from '#domain/events.ts';

/** How a column is stored; keys are always `text`. Times are ISO 8601 texts, as they stand in the events. */
export type ColumnType =
  | 'text'
  | 'text null'
  | 'integer'
  | 'integer null'
  | 'boolean'
  | 'boolean null'
  | 'double precision'
  | 'double precision null'
  /** Words to be found by how they begin; the row holds them as Postgres writes them: `'rain' 'coast'`. */
  | 'tsvector';

export type ColumnValue = string | number | boolean | null;
export type Row = { readonly [column: string]: ColumnValue };

type EventType = AnyEvent['type'];
type EventOfType<Type extends EventType> = Extract<RecordedEvent, { readonly type: Type }>;

/** An index beyond a plain list of columns. */
export interface Index<Column extends string = string> {
  readonly columns: readonly Column[];
  /** Stand beside the key, so that a query that asks for no more never looks into the table. */
  readonly include?: readonly Column[];
  /** A condition in SQL: only rows for which it holds are in the index. */
  readonly where?: string;
  /** By default a B-tree. */
  readonly using?: 'gin';
}

/** What describes a read model: its table, the events it is made of, and how a row comes of them. */
export interface ProjectionDefinition<Name extends string, Of extends object, Type extends EventType> {
  readonly name: Name;
  /** Raised with every change of columns or fold: the new version is built beside the old one. */
  readonly version: number;
  readonly columns: { readonly [Column in keyof Of & string]: ColumnType };
  readonly key: readonly (keyof Of & string)[];
  readonly indexes?: readonly (readonly (keyof Of & string)[] | Index<keyof Of & string>)[];
  /** `all` reads every event there is, of types that are still to come too. */
  readonly eventTypes: readonly Type[] | 'all';
  /** The key of the one row that an event changes, in the order of `key`; none when it changes no row. */
  keyOf(event: EventOfType<Type>): readonly string[] | undefined;
  /** The key of a second row, which the fold is shown and does not change; none when the first is enough. */
  besideOf?(event: EventOfType<Type>): readonly string[] | undefined;
  /** Pure: the row after the event. The same row, or none, means that nothing changed. */
  fold(row: Of | undefined, event: EventOfType<Type>, beside: Of | undefined): Of | undefined;
}

/** A read model as the runner sees it; its rows and events are seen through the definition alone. */
export interface Projection<Name extends string = string> {
  readonly name: Name;
  readonly version: number;
  readonly columns: { readonly [column: string]: ColumnType };
  readonly key: readonly string[];
  readonly indexes: readonly (readonly string[] | Index)[];
  readonly eventTypes: readonly string[] | 'all';
  keyOf(event: RecordedEvent): readonly string[] | undefined;
  besideOf?(event: RecordedEvent): readonly string[] | undefined;
  fold(row: Row | undefined, event: RecordedEvent, beside: Row | undefined): Row | undefined;
}

export function defineProjection<
  const Name extends string,
  Of extends object,
  Type extends EventType = EventType,
>(definition: ProjectionDefinition<Name, Of, Type>): Projection<Name> {
  // The journal gives a projection events of its own types only, and the table gives back what was written to it.
  return { indexes: [], ...definition } as unknown as Projection<Name>;
}

/** Rows by their key, as far as they are known; `set` is called for those that changed. */
export interface Rows {
  get(key: string): Row | undefined;
  set(key: string, row: Row): void;
}

/** The event at which a fold failed; the events before it are in the rows. */
export class FoldFailed extends Error {
  override readonly name = 'FoldFailed';
  readonly event: RecordedEvent;

  constructor(event: RecordedEvent, cause: unknown) {
    super(cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause), { cause });
    this.event = event;
  }
}

/** A key as one text; its parts never hold a line break. */
export function keyText(key: readonly string[]): string {
  const [first] = key;
  return key.length === 1 && first !== undefined ? first : key.join('\n');
}

/** The keys of the rows that must be known to fold an event. */
export function keysFor(projection: Projection, event: RecordedEvent): readonly (readonly string[])[] {
  const key = projection.keyOf(event);
  const beside = key && projection.besideOf?.(event);
  return beside ? [key, beside] : key ? [key] : [];
}

/**
 * Folds a batch into `rows`. Events at or before `position` are passed over, so that a batch applied twice changes
 * nothing. @throws FoldFailed
 */
export function foldBatch(
  projection: Projection,
  position: Position | undefined,
  events: readonly RecordedEvent[],
  rows: Rows,
): void {
  for (const event of events) {
    if (position !== undefined && event.position <= position) continue;
    try {
      const key = projection.keyOf(event);
      if (key === undefined) continue;
      const text = keyText(key);
      const before = rows.get(text);
      const beside = projection.besideOf?.(event);
      const after = projection.fold(before, event, beside && rows.get(keyText(beside)));
      if (after !== undefined && after !== before) rows.set(text, after);
    } catch (error) {
      throw new FoldFailed(event, error);
    }
  }
}
