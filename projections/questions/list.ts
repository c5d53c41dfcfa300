import { sql } from 'kysely';
import type { Progress, QuestionListing, QuestionSort } from '#domain/questions/contract.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';
import type { Person } from '../progress/person.ts';
import { progressColumns, progressJoin } from '../progress/queries.ts';
import { chance, joinLevel } from './level.ts';
import type { QuestionRow } from './projection.ts';
import { effectiveSort, joinsLevel, listed, type Selection } from './selection.ts';

interface QuestionListRequest {
  readonly filter: Selection;
  readonly sort: QuestionSort;
  readonly offset: number;
  readonly limit: number;
}

/** Without `isLocked`, which depends on the caller. */
type ListedQuestion = Omit<QuestionListing, 'isLocked'>;

type Listed = Pick<QuestionRow, 'uid' | 'type' | 'title' | 'difficulty' | 'topics' | 'free' | 'prediction'> &
  Progress &
  Pick<QuestionListing, 'chance'>;

/** One page of matching published questions with the person's progress, and the total. */
export async function listQuestions(
  db: ReadModelsDatabase,
  person: Person,
  { filter, sort, offset, limit }: QuestionListRequest,
): Promise<{ questions: ListedQuestion[]; total: number }> {
  const { field, order } = effectiveSort(sort, filter);
  const direction = order === 'desc' ? sql`desc` : sql`asc`;
  const hasChance = joinsLevel(filter, field);
  // Finds the page in an index, then looks up its rows only.
  const page = sql<Listed>`
    select q.uid, q.type, q.title, q.difficulty, q.topics, q.free, q.prediction, ${progressColumns}
      ${hasChance ? sql`, ${chance} as chance` : sql``}
    from (
      select uid, key from (${listed(person, filter, field)}) listed
      order by key ${direction}, uid ${direction} limit ${limit} offset ${offset}
    ) page
    join read_models.questions q using (uid)
    ${progressJoin(person)}
    ${hasChance ? joinLevel(person) : sql``}
    order by page.key ${direction}, q.uid ${direction}`;
  const count = sql<{ total: number }>`
    select count(*)::integer as total from (${listed(person, filter, 'uid')}) listed`;
  const [rows, counted] = await Promise.all([page.execute(db), count.execute(db)]);
  return {
    questions: rows.rows,
    total: counted.rows[0]?.total ?? 0,
  };
}
