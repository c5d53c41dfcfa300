import { sql, type RawBuilder } from 'kysely';
import type { QuestionSort } from '#domain/questions/contract.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';
import type { Person } from '../progress/person.ts';
import {
  effectiveSort,
  joinsDone,
  listed,
  listedAlone,
  type EffectiveSort,
  type Selection,
} from './selection.ts';

interface Neighbours {
  readonly previous: string | null;
  readonly next: string | null;
  /** From 1; null if the filter excludes the question. */
  readonly place: number | null;
  readonly total: number;
}

interface Place {
  readonly key: string | number;
  readonly uid: string;
}

/** For any question, published or not; undefined for an unknown uid. */
async function selectOptionalPlace(
  db: ReadModelsDatabase,
  person: Person,
  { field }: EffectiveSort,
  uid: string,
): Promise<Place | undefined> {
  const { rows } = await sql<Place>`${listedAlone(person, field, uid)}`.execute(db);
  return rows[0];
}

const keyTypes = {
  exam: sql`integer`,
  title: sql`text`,
  difficulty: sql`integer`,
  answered: sql`integer`,
  lastPercent: sql`double precision`,
  chance: sql`double precision`,
};

/** Matches one side of a place; both parts of the key go one way, so that an index serves. */
function stands(
  side: 'before' | 'after',
  place: Place | undefined,
  { field, order }: EffectiveSort,
): RawBuilder<boolean> {
  if (!place) return sql`false`;
  const compare = (side === 'after') === (order === 'asc') ? sql`>` : sql`<`;
  if (field === 'uid') return sql`uid ${compare} ${place.uid}`;
  return sql`(key, uid) ${compare} (${place.key}::${keyTypes[field]}, ${place.uid})`;
}

/** The nearest uid of `listed` on one side of a place. */
function nearest(
  side: 'before' | 'after',
  place: Place | undefined,
  sort: EffectiveSort,
): RawBuilder<string | null> {
  const direction = (side === 'after') === (sort.order === 'asc') ? sql`asc` : sql`desc`;
  return sql`(select uid from listed where ${stands(side, place, sort)}
    order by key ${direction}, uid ${direction} limit 1)`;
}

/** The neighbours in a filtered, sorted list, even if the question no longer matches the filter. */
export async function selectNeighbours(
  db: ReadModelsDatabase,
  person: Person,
  request: { readonly filter: Selection; readonly sort: QuestionSort; readonly uid: string },
): Promise<Neighbours> {
  const { filter, uid } = request;
  const sort = effectiveSort(request.sort, filter);
  const place = await selectOptionalPlace(db, person, sort, uid);
  // Materialises the person's progress; the rest is an index scan from the current place.
  const materialized = joinsDone(filter, sort.field) ? sql`materialized` : sql`not materialized`;
  const { rows } = await sql<Around>`
    with listed as ${materialized} (${listed(person, filter, sort.field)})
    select ${nearest('before', place, sort)} as previous, ${nearest('after', place, sort)} as next,
      count(*)::integer as total,
      (count(*) filter (where ${stands('before', place, sort)}))::integer as before,
      coalesce(bool_or(uid = ${uid}), false) as is_held
    from listed`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('An aggregate returned no row');
  const { previous, next, total, before, isHeld } = row;
  return { previous, next, place: isHeld ? before + 1 : null, total };
}

interface Around {
  readonly previous: string | null;
  readonly next: string | null;
  readonly total: number;
  readonly before: number;
  readonly isHeld: boolean;
}

/** The first matching question that is not done, optionally after a given one. */
export async function selectNextNotDone(
  db: ReadModelsDatabase,
  person: Person,
  request: {
    readonly filter: Selection;
    readonly sort: QuestionSort;
    readonly after?: string | undefined;
    readonly onlyFree: boolean;
  },
): Promise<string | undefined> {
  const { after, onlyFree } = request;
  const { status = 'not_done', free = true } = request.filter;
  if (status !== 'not_done' || (onlyFree && !free)) return undefined;
  const filter = { ...request.filter, status, ...(onlyFree && { free }) };
  const sort = effectiveSort(request.sort, filter);
  const place = after === undefined ? undefined : await selectOptionalPlace(db, person, sort, after);
  const direction = sort.order === 'asc' ? sql`asc` : sql`desc`;
  const { rows } = await sql<{ uid: string }>`
    select uid from (${listed(person, filter, sort.field)}) listed
    where ${place ? stands('after', place, sort) : sql`true`}
    order by key ${direction}, uid ${direction} limit 1`.execute(db);
  return rows[0]?.uid;
}
