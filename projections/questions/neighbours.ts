import { sql, type RawBuilder } from 'kysely';
import type { QuestionSort } from '#domain/questions/contract.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';
import type { Person } from '../progress/person.ts';
import { isDone, questionsFor, selected, sortKey, type Selection } from './selection.ts';

export interface Neighbours {
  readonly previous: string | null;
  readonly next: string | null;
  /** 1 for the first; `null` where the filter does not hold the question itself. */
  readonly place: number | null;
  /** How many questions fit the filter. */
  readonly total: number;
}

/** Where a question stands, or would stand, in a sorted list. */
interface Place {
  readonly key: string | number;
  readonly uid: string;
}

/** The place of any question, published or not; `undefined` where there is none of that uid. */
async function selectOptionalPlace(
  db: ReadModelsDatabase,
  person: Person,
  { field }: QuestionSort,
  uid: string,
): Promise<Place | undefined> {
  const { rows } = await sql<Place>`
    select q.uid, ${sortKey(field)} as key from ${questionsFor(person, field)} where q.uid = ${uid}`.execute(
    db,
  );
  return rows[0];
}

/** Holds for questions on one side of a place; both parts of the key go one way, so that an index serves. */
function stands(
  side: 'before' | 'after',
  { key, uid }: Place,
  { field, order }: QuestionSort,
): RawBuilder<boolean> {
  const compare = (side === 'after') === (order === 'asc') ? sql`>` : sql`<`;
  if (field === 'uid') return sql`q.uid ${compare} ${uid}`;
  const type = { title: sql`text`, difficulty: sql`integer`, answered: sql`integer` };
  const keyType = field === 'lastPercent' ? sql`double precision` : type[field];
  return sql`(${sortKey(field)}, q.uid) ${compare} (${key}::${keyType}, ${uid})`;
}

/** The uid of the first question in the order of a sort. */
function first(
  person: Person,
  { field, order }: QuestionSort,
  where: RawBuilder<boolean>,
): RawBuilder<string | null> {
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  return sql`(select q.uid from ${questionsFor(person, field)} where ${where}
    order by ${sortKey(field)} ${direction}, q.uid ${direction} limit 1)`;
}

/**
 * The questions around one in the list that a filter and a sort make. Where the filter does not hold the question
 * itself, because it has just been done, they are those around where it would stand.
 */
export async function selectNeighbours(
  db: ReadModelsDatabase,
  person: Person,
  { filter, sort, uid }: { readonly filter: Selection; readonly sort: QuestionSort; readonly uid: string },
): Promise<Neighbours> {
  const where = selected(person, filter);
  const here = await selectOptionalPlace(db, person, sort, uid);
  const before = here ? stands('before', here, sort) : sql<boolean>`false`;
  const after = here ? stands('after', here, sort) : sql<boolean>`false`;
  const reversed = { ...sort, order: sort.order === 'asc' ? 'desc' : 'asc' } as const;
  const { rows } = await sql<{ previous: string | null; next: string | null } & Counted>`
    select ${first(person, reversed, sql`${where} and ${before}`)} as previous,
      ${first(person, sort, sql`${where} and ${after}`)} as next, counted.*
    from (
      select count(*)::integer as total, (count(*) filter (where ${before}))::integer as before,
        coalesce(bool_or(q.uid = ${uid}), false) as is_held
      from ${questionsFor(person, sort.field)} where ${where}
    ) counted`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('An aggregate gave no row');
  const { previous, next, total } = row;
  return { previous, next, place: row.isHeld ? row.before + 1 : null, total };
}

interface Counted {
  readonly total: number;
  readonly before: number;
  readonly isHeld: boolean;
}

/**
 * The first question that fits and is not done, after the one named where one is. A sort by what was done leaves all
 * of them equal, so that their uids alone order them.
 */
export async function selectNextNotDone(
  db: ReadModelsDatabase,
  person: Person,
  request: {
    readonly filter: Selection;
    readonly sort: QuestionSort;
    readonly after?: string | undefined;
    /** Leaves out what has to be paid for. */
    readonly onlyFree: boolean;
  },
): Promise<string | undefined> {
  const { filter, after, onlyFree } = request;
  const field = ['answered', 'lastPercent'].includes(request.sort.field) ? 'uid' : request.sort.field;
  const sort = { ...request.sort, field } as const;
  const all = [selected(person, filter), sql<boolean>`not ${isDone(person)}`];
  if (onlyFree) all.push(sql`q.free`);
  if (after !== undefined) {
    const place = await selectOptionalPlace(db, person, sort, after);
    if (place) all.push(stands('after', place, sort));
  }
  const { rows } = await sql<{ uid: string | null }>`
    select ${first(person, sort, sql.join(all, sql` and `))} as uid`.execute(db);
  return rows[0]?.uid ?? undefined;
}
