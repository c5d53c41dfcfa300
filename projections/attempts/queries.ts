import { sql } from 'kysely';
import { kindOf } from '#domain/question-types/kinds.ts';
import { answerableCodes } from '#domain/question-types/registry.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import type { QuestionTopic } from '#domain/question-types/question-topics.ts';
import type { AdminAttempt, adminAttempts } from '#domain/practice/admin-contract.ts';
import type { FieldOf, ListQuery } from '#domain/core/admin-resource.ts';
import type { Instant } from '#domain/core/instant.ts';
import { selectPage, type Page } from '../core/tables/page.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';
import type { Person } from '../progress/person.ts';
import type { AttemptRow } from './projection.ts';

export async function listOwnAttempts(
  db: ReadModelsDatabase,
  person: Person,
  uid: string,
  limit: number,
): Promise<Pick<AttemptRow, 'attemptId' | 'at'>[]> {
  const [column, id] =
    'userId' in person ? (['userId', person.userId] as const) : (['visitorId', person.visitorId] as const);
  return await db
    .selectFrom('attempts')
    .select(['attemptId', 'at'])
    .where(column, '=', id)
    .where('uid', '=', uid)
    .orderBy('at', 'desc')
    .orderBy('attemptId', 'desc')
    .limit(limit)
    .execute();
}

const writtenTypes = answerableCodes.filter((code) => kindOf(code) === 'written-response');

/** A person's newest written answers to other questions before one, newest first. */
export async function listWrittenBefore(
  db: ReadModelsDatabase,
  person: Person,
  { uid, at, limit }: { readonly uid: string; readonly at: Instant; readonly limit: number },
): Promise<Pick<AttemptRow, 'attemptId'>[]> {
  const [column, id] =
    'userId' in person ? (['userId', person.userId] as const) : (['visitorId', person.visitorId] as const);
  return await db
    .selectFrom('attempts')
    .select('attemptId')
    .where(column, '=', id)
    .where('type', 'in', writtenTypes)
    .where('uid', '!=', uid)
    .where('at', '<', at)
    .orderBy('at', 'desc')
    .orderBy('attemptId', 'desc')
    .limit(limit)
    .execute();
}

export type AttemptToRescore = Pick<AttemptRow, 'attemptId' | 'userId' | 'visitorId' | 'revision' | 'at'>;

/** Attempts scored by an older revision, by id. @param page `after`: the previous page's last id; rescoring changes no page */
export async function listAttemptsToRescore(
  db: ReadModelsDatabase,
  uid: string,
  beforeRevision: number,
  { after = '', limit }: { readonly after?: string | undefined; readonly limit: number },
): Promise<AttemptToRescore[]> {
  return await db
    .selectFrom('attempts')
    .select(['attemptId', 'userId', 'visitorId', 'revision', 'at'])
    .where('uid', '=', uid)
    .where('attemptId', '>', after)
    .where('revision', '<', beforeRevision)
    .where('scores', '>', 0)
    .orderBy('attemptId')
    .limit(limit)
    .execute();
}

export async function countAttemptsByRevision(
  db: ReadModelsDatabase,
  uid: string,
): Promise<{ revision: number; attempts: number }[]> {
  return await db
    .selectFrom('attempts')
    .select(['revision', sql<number>`count(*)::integer`.as('attempts')])
    .where('uid', '=', uid)
    .where('scores', '>', 0)
    .groupBy('revision')
    .orderBy('revision')
    .execute();
}

/** Answers of one day by type, difficulty and topics. */
export interface PracticeSum {
  /** `2026-11-03`, in the user's time. */
  readonly day: string;
  readonly type: TypeCode;
  readonly difficulty: number | null;
  readonly topics: readonly QuestionTopic[];
  readonly answered: number;
  readonly points: number;
  readonly maximum: number;
}

/** A user's practice by day and statistics key, oldest day first. @param period `timeZone`: IANA name */
export async function sumPractice(
  db: ReadModelsDatabase,
  userId: string,
  { since, timeZone }: { readonly since: Instant; readonly timeZone: string },
): Promise<PracticeSum[]> {
  const day = sql<string>`to_char(
    at::timestamptz at time zone ${timeZone}::text, 'YYYY-MM-DD')`;
  return await db
    .selectFrom('attempts')
    .select([
      day.as('day'),
      'type',
      'difficulty',
      'topics',
      sql<number>`count(*)::integer`.as('answered'),
      sql<number>`sum(points)`.as('points'),
      sql<number>`sum(maximum)`.as('maximum'),
    ])
    .where('userId', '=', userId)
    .where('at', '>=', since)
    .where('scores', '>', 0)
    // By ordinal, because the day's expression has a parameter that differs at each use.
    .groupBy([sql`1`, sql`2`, sql`3`, sql`4`])
    .orderBy(sql`1`)
    .orderBy(sql`2`)
    .orderBy(sql`3`)
    .orderBy(sql`4`)
    .execute();
}

export type RecentAttempt = Pick<AttemptRow, 'uid' | 'type' | 'points' | 'maximum' | 'successful' | 'at'>;

export async function listRecentOfEachType(
  db: ReadModelsDatabase,
  userId: string,
  { since, ofType }: { readonly since: Instant; readonly ofType: number },
): Promise<RecentAttempt[]> {
  const ranked = db
    .selectFrom('attempts')
    .select(['attemptId', 'uid', 'type', 'points', 'maximum', 'successful', 'at'])
    .select(sql<number>`row_number() over (partition by type order by at desc, attempt_id desc)`.as('place'))
    .where('userId', '=', userId)
    .where('at', '>=', since)
    .where('scores', '>', 0);
  return await db
    .selectFrom(ranked.as('ranked'))
    .select(['uid', 'type', 'points', 'maximum', 'successful', 'at'])
    .where('place', '<=', ofType)
    .orderBy('at', 'desc')
    .orderBy('attemptId', 'desc')
    .execute();
}

const source = {
  view: 'attempts',
  columns: {
    id: 'attemptId',
    userId: 'userId',
    visitorId: 'visitorId',
    uid: 'uid',
    type: 'type',
    difficulty: 'difficulty',
    points: 'points',
    successful: 'successful',
    revision: 'revision',
    secondsUsed: 'secondsUsed',
    at: 'at',
  } satisfies Readonly<Record<FieldOf<typeof adminAttempts>, string>>,
  key: 'attemptId',
  searched: ['uid', 'userId', 'visitorId'],
  only: sql<boolean>`scores > 0`,
};

export async function listAttempts(db: ReadModelsDatabase, page: ListQuery): Promise<Page<AdminAttempt>> {
  const { rows, total } = await selectPage<AttemptRow>(db, source, page);
  return {
    rows: rows.map(({ attemptId, topics: _topics, scores: _scores, ...row }) => ({ id: attemptId, ...row })),
    total,
  };
}
