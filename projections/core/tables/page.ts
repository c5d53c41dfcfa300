import type { ListQuery } from '#domain/core/admin-resource.ts';
import { sql, type RawBuilder } from 'kysely';
import type { ReadModelsDatabase } from '../read-models.ts';

export interface Page<Of> {
  readonly rows: Of[];
  readonly total: number;
}

/** Maps a page's fields to columns; other fields are ignored. */
export interface PageSource {
  /** A view, or a named subquery over several. */
  readonly view: string | RawBuilder<unknown>;
  readonly columns: Readonly<Record<string, string>>;
  /** List columns: a row matches if its list contains a value. */
  readonly lists?: readonly string[];
  /** The unique column, which breaks ties of the sort. */
  readonly key: string;
  /** Columns for the text search `q`, case-insensitive. */
  readonly searched: readonly string[];
  /** A condition for visible rows; all by default. */
  readonly only?: RawBuilder<boolean>;
}

const maxRows = 1000;

/** A page and the total. Invalid sorts, ranges and filters are ignored. */
export async function selectPage<Of>(
  db: ReadModelsDatabase,
  source: PageSource,
  page: ListQuery,
): Promise<Page<Of>> {
  const where = conditions(source, page.filter);
  const { first, count } = bounds(page.range);
  const column = columnOf(source, page.sort.field) ?? source.key;
  const direction = page.sort.order === 'DESC' ? sql`desc` : sql`asc`;
  const view = typeof source.view === 'string' ? sql`read_models.${sql.ref(source.view)}` : source.view;
  const from = sql`${view} where ${where}`;
  const [rows, total] = await Promise.all([
    sql<Of>`select * from ${from} order by ${sql.ref(column)} ${direction}, ${sql.ref(source.key)} ${direction}
      limit ${count} offset ${first}`.execute(db),
    sql<{ total: number }>`select count(*)::integer as total from ${from}`.execute(db),
  ]);
  return { rows: rows.rows, total: total.rows[0]?.total ?? 0 };
}

function columnOf({ columns }: PageSource, field: string): string | undefined {
  return Object.hasOwn(columns, field) ? columns[field] : undefined;
}

function bounds([first, last]: readonly [number, number]): { first: number; count: number } {
  if (!Number.isSafeInteger(first) || !Number.isSafeInteger(last) || first < 0 || last < first) {
    return { first: 0, count: 25 };
  }
  return { first, count: Math.min(last - first + 1, maxRows) };
}

function conditions(source: PageSource, filter: Readonly<Record<string, unknown>>) {
  const all = [source.only ?? sql<boolean>`true`];
  for (const [field, wanted] of Object.entries(filter)) {
    const column = columnOf(source, field);
    const values = textsOf(wanted);
    if (!column || !values) continue;
    const isList = source.lists?.includes(column) === true;
    all.push(
      isList
        ? sql<boolean>`${sql.ref(column)} && ${values}::text[]`
        : sql<boolean>`${sql.ref(column)}::text = any (${values}::text[])`,
    );
  }
  const searches = typeof filter['q'] === 'string' && filter['q'] !== '' ? textsOf(filter['q']) : undefined;
  if (searches && source.searched.length > 0) {
    const patterns = searches.map((text) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
    const found = source.searched.map(
      (column) => sql<boolean>`${sql.ref(column)}::text ilike any (${patterns}::text[])`,
    );
    all.push(sql<boolean>`(${sql.join(found, sql` or `)})`);
  }
  return sql.join(all, sql` and `);
}

function textsOf(wanted: unknown): string[] | undefined {
  const list: unknown[] = Array.isArray(wanted) ? wanted : [wanted];
  const texts = list.flatMap((value) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [String(value)]
      : [],
  );
  if (texts.length === 0 && !Array.isArray(wanted)) return undefined;
  return texts.filter((text) => !text.includes('\0'));
}
