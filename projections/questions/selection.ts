import { sql, type RawBuilder } from 'kysely';
import type { QuestionFilter, QuestionSort } from '#domain/questions/contract.ts';
import { examTypes } from '#domain/accounts/exam-type.ts';
import { sectionsOf } from '#domain/question-types/catalogue/exam-sections.ts';
import { sections } from '#domain/question-types/section.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import { personKey, type Person } from '../progress/person.ts';
import { questionsDoneBy } from '../progress/queries.ts';
import { isAtLevel, joinLevel, lead } from './level.ts';
import { searchQuery } from './words.ts';

/** `section` and `examType` are resolved by the catalogue: callers pass `types`. */
export type Selection = QuestionFilter & { readonly types?: readonly TypeCode[] | undefined };

type Sorted = QuestionSort['field'] | 'exam';

export interface EffectiveSort {
  readonly field: Sorted;
  readonly order: QuestionSort['order'];
}

/** The types of all exams, each section in exam order. */
const inExamOrder = sections.flatMap((section) => [
  ...new Set(examTypes.flatMap((exam) => sectionsOf(exam)[section].filter((code) => code !== 'ALL'))),
]);

const isOfPerson = (field: Sorted) => field === 'answered' || field === 'lastPercent';

/** The effective sort: questions not done are equal by results, so the uid orders them; several types go in exam order. */
export function effectiveSort({ field, order }: QuestionSort, { status, type }: Selection): EffectiveSort {
  const isByUid = field === 'uid' || (status === 'not_done' && isOfPerson(field));
  if (!isByUid) return { field, order };
  return { field: type === undefined ? 'exam' : 'uid', order };
}

/** The sort key of questions `q`, before the uid. Questions not done are below every percentage. */
function keyOf(field: Sorted): RawBuilder<string | number> {
  switch (field) {
    case 'uid':
      return sql`q.uid`;
    case 'exam':
      return sql`array_position(${inExamOrder}::text[], q.type)`;
    case 'title':
      return sql`q.sort_title`;
    case 'difficulty':
      return sql`q.difficulty`;
    case 'answered':
      return sql`coalesce(d.answered, 0)`;
    case 'lastPercent':
      return sql`coalesce(d.last_percent, -1)`;
    case 'chance':
      return lead;
  }
}

/** The selection's published questions: `uid` and the sort key `key`. */
export function listed(person: Person, selection: Selection, field: Sorted): RawBuilder<unknown> {
  return sql`select q.uid, ${keyOf(field)} as key from read_models.questions q
    ${joinDone(person, selection, field)} ${joinLevelOf(person, selection, field)}
    where ${conditions(person, selection)}`;
}

/** The same for one question, even if unselected or retired; drafts are missing. */
export function listedAlone(person: Person, field: Sorted, uid: string): RawBuilder<unknown> {
  return sql`select q.uid, ${keyOf(field)} as key from read_models.questions q
    ${joinDone(person, {}, field)} ${joinLevelOf(person, {}, field)} where q.uid = ${uid} and q.status in ('published', 'retired')`;
}

/** Whether `listed` scans everything the person has done. */
export function joinsDone({ status }: Selection, field: Sorted): boolean {
  return status === 'done' || status === 'wrong' || isOfPerson(field);
}

function joinDone(person: Person, selection: Selection, field: Sorted): RawBuilder<unknown> {
  if (!joinsDone(selection, field)) return sql``;
  const isNarrowed = joinsDone(selection, 'uid');
  return sql`${isNarrowed ? sql`join` : sql`left join`} ${questionsDoneBy(person)} d on d.uid = q.uid`;
}

export function joinsLevel({ atMyLevel }: Selection, field: Sorted): boolean {
  return atMyLevel !== undefined || field === 'chance';
}

function joinLevelOf(person: Person, selection: Selection, field: Sorted): RawBuilder<unknown> {
  return joinsLevel(selection, field) ? joinLevel(person) : sql``;
}

function conditions(person: Person, selection: Selection): RawBuilder<boolean> {
  const { type, types, search, status, favorite, tested, prediction, free, difficulty, topic, atMyLevel } =
    selection;
  const all = [sql<boolean>`q.status = 'published'`];
  if (type !== undefined) all.push(sql`q.type = ${type}`);
  if (types !== undefined) all.push(sql`q.type = any (${types}::text[])`);
  if (prediction !== undefined) all.push(prediction ? sql`q.prediction` : sql`not q.prediction`);
  if (free !== undefined) all.push(free ? sql`q.free` : sql`not q.free`);
  if (atMyLevel !== undefined) all.push(atMyLevel ? isAtLevel : sql`not ${isAtLevel}`);
  if (difficulty !== undefined) all.push(sql`q.difficulty = any (${difficulty}::integer[])`);
  if (topic !== undefined) all.push(sql`q.topics @> array[${topic}::text]`);
  if (search !== undefined && search.trim() !== '') all.push(isFound(search));
  if (status === 'wrong') all.push(sql`d.last_wrong`);
  if (status === 'not_done')
    all.push(sql`not exists (select from ${questionsDoneBy(person)} done where done.uid = q.uid)`);
  if (favorite !== undefined) all.push(isMarked(person, 'is_favorite', favorite));
  if (tested !== undefined) all.push(isMarked(person, 'is_tested', tested));
  return sql.join(all, sql` and `);
}

function isMarked(person: Person, mark: 'is_favorite' | 'is_tested', wanted: boolean): RawBuilder<boolean> {
  return sql`${wanted ? sql`` : sql`not`} exists (select from read_models.progress m
    where m.person_id = ${personKey(person)} and m.uid = q.uid and m.${sql.ref(mark)})`;
}

/** Matches nothing without a letter or digit. */
function isFound(search: string): RawBuilder<boolean> {
  const query = searchQuery(search);
  return query === undefined ? sql`false` : sql`array_to_tsvector(q.words) @@ ${query}::tsquery`;
}
