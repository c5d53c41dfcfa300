import { sql } from 'kysely';
import type { AdminAttempt } from '#domain/support/contract.ts';
import { selectPage, type Page, type PageRequest } from '../core/page.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';
import type { AttemptRow } from './projection.ts';

export interface AttemptSummary {
  readonly uid: string;
  readonly answered: number;
  /** The best share of points, 0 to 100, rounded; null where there was nothing to reach. */
  readonly bestPercent: number | null;
}

/** What a person did with each question, in the order of the uids. */
export async function selectAttemptSummaries(
  db: ReadModelsDatabase,
  person: { readonly userId: string } | { readonly visitorId: string },
): Promise<AttemptSummary[]> {
  const [column, id] =
    'userId' in person ? (['userId', person.userId] as const) : (['visitorId', person.visitorId] as const);
  return await db
    .selectFrom('attempts')
    .select([
      'uid',
      sql<number>`count(*)::integer`.as('answered'),
      sql<number | null>`round(max(points / nullif(maximum, 0)) * 100)::double precision`.as('bestPercent'),
    ])
    .where(column, '=', id)
    .groupBy('uid')
    .orderBy('uid')
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
    points: 'points',
    maximum: 'maximum',
    successful: 'successful',
    secondsUsed: 'secondsUsed',
    at: 'at',
  },
  key: 'attemptId',
  searched: ['uid', 'userId', 'visitorId'],
};

export async function listAttempts(db: ReadModelsDatabase, page: PageRequest): Promise<Page<AdminAttempt>> {
  const { rows, total } = await selectPage<AttemptRow>(db, source, page);
  return { rows: rows.map(({ attemptId, ...row }) => ({ id: attemptId, ...row })), total };
}
