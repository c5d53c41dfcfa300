import { sql, type RawBuilder } from 'kysely';
import type { QuestionFilter, QuestionSort } from '#domain/questions/contract.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import { personKey, type Person } from '../progress/person.ts';
import { doneBy } from '../progress/queries.ts';
import { searchQuery } from './words.ts';

/**
 * Which questions: the fields of a filter that are given narrow them. `section` and `examType` are the catalogue's
 * matter: who asks turns them into `types`.
 */
export type Selection = QuestionFilter & { readonly types?: readonly TypeCode[] | undefined };

/** Whether question `q` was done; `wrong` looks at the last answer alone. */
export function isDone(person: Person, { wrong = false } = {}): RawBuilder<boolean> {
  const condition = wrong ? sql`and not d.last_successful` : sql``;
  return sql<boolean>`exists (select from ${doneBy(person)} d where d.uid = q.uid ${condition})`;
}

function isMarked(person: Person, mark: 'is_favorite' | 'is_tested'): RawBuilder<boolean> {
  return sql<boolean>`exists (select from read_models.progress m
    where m.person_id = ${personKey(person)} and m.uid = q.uid and m.${sql.ref(mark)})`;
}

const not = (condition: RawBuilder<boolean>) => sql<boolean>`not ${condition}`;

/** The condition on published questions, which the query names `q`. */
export function selected(person: Person, selection: Selection): RawBuilder<boolean> {
  const { type, types, search, status, favorite, tested, prediction, free, difficulty } = selection;
  const all = [sql<boolean>`q.status = 'published'`];
  if (type !== undefined) all.push(sql`q.type = ${type}`);
  if (types !== undefined) all.push(sql`q.type = any (${types}::text[])`);
  if (prediction !== undefined) all.push(prediction ? sql`q.prediction` : sql`not q.prediction`);
  if (free !== undefined) all.push(free ? sql`q.free` : sql`not q.free`);
  if (difficulty !== undefined) all.push(sql`q.difficulty = any (${difficulty}::integer[])`);
  if (search !== undefined && search.trim() !== '') all.push(isFound(search));
  if (status === 'done') all.push(isDone(person));
  if (status === 'wrong') all.push(isDone(person, { wrong: true }));
  if (status === 'not_done') all.push(not(isDone(person)));
  const marks = [
    [favorite, 'is_favorite'],
    [tested, 'is_tested'],
  ] as const;
  for (const [wanted, mark] of marks) {
    if (wanted === undefined) continue;
    all.push(wanted ? isMarked(person, mark) : not(isMarked(person, mark)));
  }
  return sql.join(all, sql` and `);
}

/** What has no letter and no digit is how no word begins. */
function isFound(search: string): RawBuilder<boolean> {
  const query = searchQuery(search);
  return query === undefined ? sql<boolean>`false` : sql<boolean>`q.words @@ ${query}::tsquery`;
}

/**
 * The value that the questions are sorted by, before the uid, which settles ties. What was not done stands below
 * every percentage.
 */
export function sortKey(field: QuestionSort['field']): RawBuilder<string | number> {
  switch (field) {
    case 'uid':
      return sql`q.uid`;
    case 'title':
      return sql`q.sort_title`;
    case 'difficulty':
      return sql`q.difficulty`;
    case 'answered':
      return sql`coalesce(d.answered, 0)`;
    case 'lastPercent':
      return sql`coalesce(d.last_percent, -1)`;
  }
}

/** `from` with what the sort needs: the questions as `q`, what was done with them as `d`. */
export function questionsFor(person: Person, field: QuestionSort['field']): RawBuilder<unknown> {
  const isOfPerson = field === 'answered' || field === 'lastPercent';
  return isOfPerson
    ? sql`read_models.questions q left join ${doneBy(person)} d on d.uid = q.uid`
    : sql`read_models.questions q`;
}
