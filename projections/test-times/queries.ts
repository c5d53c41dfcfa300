import { sql } from 'kysely';
import type { Instant } from '#domain/core/instant.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';

export interface DaySeconds {
  readonly day: string;
  readonly seconds: number;
}

/** Seconds by day in practice and tests. @param period `timeZone`: IANA name */
export async function sumSecondsByDay(
  db: ReadModelsDatabase,
  userId: string,
  { since, timeZone }: { readonly since: Instant; readonly timeZone: string },
): Promise<DaySeconds[]> {
  const { rows } = await sql<DaySeconds>`
    select to_char(at::timestamptz at time zone ${timeZone}::text, 'YYYY-MM-DD') as day, sum(seconds) as seconds
    from (
      select at, seconds_used as seconds from read_models.attempts
      where user_id = ${userId} and at >= ${since}
      union all
      select answer ->> 'at', (answer ->> 'seconds')::double precision
      from read_models.test_times, jsonb_array_elements(answers) answer
      where user_id = ${userId} and not is_removed and last_at >= ${since} and answer ->> 'at' >= ${since}
    ) spent
    group by 1 order by 1`.execute(db);
  return rows;
}
