import { sql, type RawBuilder } from 'kysely';
import type { Progress } from '#domain/questions/contract.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';
import { judgedTypes, leastFairPercent } from '#domain/scoring/judged-grade.ts';
import { personKey, type Person } from './person.ts';

export function progressJoin(person: Person): RawBuilder<unknown> {
  return sql`left join read_models.progress p on p.person_id = ${personKey(person)} and p.uid = q.uid`;
}

export const progressColumns = sql`
  coalesce(p.answered, 0) as answered, p.best_percent, p.last_percent, p.last_successful,
  coalesce(p.is_favorite, false) as is_favorite, coalesce(p.is_tested, false) as is_tested`;

/** Whether the last answer was weak if its type is judged in parts, and wrong otherwise. */
const lastWrong = sql`case when p.type = any (${judgedTypes}::text[])
  then p.last_percent < ${leastFairPercent} else not p.last_successful end`;

/** Questions that count as done, as a table to select from. */
export function questionsDoneBy(person: Person): RawBuilder<unknown> {
  return sql`(
    select p.uid, p.answered, p.last_percent, ${lastWrong} as last_wrong
    from read_models.progress p where p.person_id = ${personKey(person)} and p.answered > 0
  )`;
}

/** A person's progress with one question so far. */
export async function selectProgress(db: ReadModelsDatabase, person: Person, uid: string): Promise<Progress> {
  const { rows } = await sql<Progress>`
    select ${progressColumns} from (select ${uid} as uid) q ${progressJoin(person)}`.execute(db);
  const [progress] = rows;
  if (!progress) throw new Error('A left join returned no row');
  return progress;
}
