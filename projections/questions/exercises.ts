import { sql } from 'kysely';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';
import type { Person } from '../progress/person.ts';
import { questionsDoneBy } from '../progress/queries.ts';

export interface ExerciseCount {
  readonly type: TypeCode;
  readonly total: number;
  readonly done: number;
  readonly wrong: number;
}

export async function countExercises(
  db: ReadModelsDatabase,
  person: Person,
  { prediction }: { readonly prediction?: boolean | undefined },
): Promise<ExerciseCount[]> {
  const where =
    prediction === undefined
      ? sql`q.status = 'published'`
      : sql`q.status = 'published' and ${prediction ? sql`q.prediction` : sql`not q.prediction`}`;
  const { rows } = await sql<ExerciseCount>`
    with bank as (
      select q.type, count(*)::integer as total from read_models.questions q where ${where} group by q.type
    ), done as (
      select q.type, count(*)::integer as done, (count(*) filter (where d.last_wrong))::integer as wrong
      from ${questionsDoneBy(person)} d join read_models.questions q using (uid) where ${where} group by q.type
    )
    select type, total, coalesce(done, 0) as done, coalesce(wrong, 0) as wrong
    from bank left join done using (type) order by type`.execute(db);
  return rows;
}
