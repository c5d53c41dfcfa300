import { sql, type RawBuilder } from 'kysely';
import type { Progress } from '#domain/questions/contract.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';
import { personKey, type Person } from './person.ts';

/** What somebody did with the question `q`, as `p`, and when the scores of its type were cleared, as `c`. */
export function progressJoins(person: Person): RawBuilder<unknown> {
  const key = personKey(person);
  return sql`
    left join read_models.progress p on p.person_id = ${key} and p.uid = q.uid
    left join read_models.progress c on c.person_id = ${key} and c.type = q.type and c.uid = c.type`;
}

const counts = sql`(p.answered > 0 and (c.cleared_at is null or p.last_at > c.cleared_at))`;

/** The columns of `Progress`, after `progressJoins`. */
export const progressColumns = sql`
  case when ${counts} then p.answered else 0 end as answered,
  case when ${counts} then p.best_percent end as best_percent,
  case when ${counts} then p.last_percent end as last_percent,
  case when ${counts} then p.last_successful end as last_successful,
  coalesce(p.is_favorite, false) as is_favorite,
  coalesce(p.is_tested, false) as is_tested`;

/** The questions that somebody has done since their scores were last cleared, as a table to select from. */
export function doneBy(person: Person): RawBuilder<unknown> {
  return sql`(
    select p.uid, p.answered, p.last_percent, p.last_successful
    from read_models.progress p
    left join read_models.progress c on c.person_id = p.person_id and c.type = p.type and c.uid = c.type
    where p.person_id = ${personKey(person)} and ${counts}
  )`;
}

/** What somebody did with one question so far. */
export async function selectProgress(db: ReadModelsDatabase, person: Person, uid: string): Promise<Progress> {
  const { rows } = await sql<Progress>`
    select ${progressColumns} from (select ${uid} as uid, split_part(${uid}, '-', 1) as type) q
    ${progressJoins(person)}`.execute(db);
  const [progress] = rows;
  if (!progress) throw new Error('A left join gave no row');
  return progress;
}
