import { sql } from 'kysely';
import type { FieldOf, ListQuery } from '#domain/core/admin-resource.ts';
import type { adminReferrals, AdminReferral } from '#domain/referrals/admin-contract.ts';
import { selectPage, type Page } from '../core/tables/page.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';

/** A user's referrals, and how many count. */
export async function countReferrals(
  db: ReadModelsDatabase,
  referrerId: string,
): Promise<{ readonly invited: number; readonly joined: number }> {
  const { rows } = await sql<{ invited: number; joined: number }>`
    select count(*)::integer as invited, count(*) filter (where status = 'joined')::integer as joined
    from read_models.referrals where referrer_id = ${referrerId}`.execute(db);
  return rows[0] ?? { invited: 0, joined: 0 };
}

const source = {
  view: sql`(select user_id as id, user_id, referrer_id, status, held_for, at
    from read_models.referrals) as referrals`,
  columns: {
    id: 'id',
    userId: 'userId',
    referrerId: 'referrerId',
    status: 'status',
    at: 'at',
  } satisfies Readonly<Record<FieldOf<typeof adminReferrals>, string>>,
  key: 'id',
  searched: ['userId', 'referrerId'],
};

export const listReferrals = (db: ReadModelsDatabase, query: ListQuery): Promise<Page<AdminReferral>> =>
  selectPage<AdminReferral>(db, source, query);
