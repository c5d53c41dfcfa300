import type pg from 'pg';
import type { Instant } from '#domain/core/instant.ts';
import type { LossCause, LostTime } from '#domain/sittings/clocks/lost-time.ts';
import { toleranceMs } from './availability.ts';

const nextTryMs = 10_000;

export type FailedCall = Exclude<LossCause, 'outage' | 'sound_interrupted'>;

/** Whose time a failure took: one student's, or that of all who wait for a question's recording. */
export const studentSubject = (userId: string): string => `student:${userId}`;
export const recordingSubject = (uid: string): string => `recording:${uid}`;

/** Records a failed call between two moments of the server's clock, in milliseconds. */
export async function noteFailedCall(
  pool: pg.Pool,
  failed: {
    readonly subject: string;
    readonly cause: FailedCall;
    readonly fromMs: number;
    readonly untilMs: number;
  },
): Promise<void> {
  await pool.query(
    'insert into ops.failed_call (subject, cause, from_at, until_at) values ($1, $2, $3, $4)',
    [failed.subject, failed.cause, new Date(failed.fromMs), new Date(failed.untilMs + nextTryMs)],
  );
}

export interface LostTimesQuery {
  readonly subjects: readonly string[];
  readonly since: Instant;
  readonly now: Instant;
  readonly isStudent: boolean;
}

interface Row {
  readonly cause: LossCause;
  readonly from_at: Date;
  readonly until_at: Date | null;
}

/** Lost time since a moment: outages, including the current one, and failed calls of the subjects. */
export async function readLostTimes(
  pool: pg.Pool,
  { subjects, since, now, isStudent }: LostTimesQuery,
): Promise<LostTime[]> {
  const { rows } = await pool.query<Row>({
    name: 'lost-times',
    text: `
      select 'outage' as cause, from_at, until_at from ops.outage where until_at > $1 and from_at < $2
      union all
      select 'outage', at, null from ops.availability
        where at < $2::timestamptz - $3::float8 * interval '1 millisecond'
      union all
      select cause, from_at, until_at from ops.failed_call
        where subject = any($4) and until_at > $1 and from_at < $2
      order by from_at`,
    values: [since, now, toleranceMs, subjects],
  });
  const ends = ({ cause, until_at }: Row) =>
    isStudent && cause !== 'outage' && until_at !== null && until_at.getTime() > Date.parse(now);
  if (rows.some(ends)) {
    await pool.query(
      'update ops.failed_call set until_at = greatest(from_at, $1) where subject = any($2) and until_at > $1',
      [now, subjects],
    );
  }
  return rows.map((row) => ({
    cause: row.cause,
    from: row.from_at.toISOString(),
    ...(row.until_at && { until: ends(row) ? now : row.until_at.toISOString() }),
  }));
}

export async function dropOldLostTimes(pool: pg.Pool, before: string): Promise<void> {
  await pool.query('delete from ops.failed_call where until_at < $1', [before]);
  await pool.query('delete from ops.outage where until_at < $1', [before]);
}
