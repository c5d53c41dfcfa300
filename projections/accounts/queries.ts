import { sql } from 'kysely';
import type { AdminUser, adminUsers } from '#domain/accounts/admin-contract.ts';
import type { FieldOf, ListQuery } from '#domain/core/admin-resource.ts';
import type { Instant } from '#domain/core/instant.ts';
import { selectPage, type Page } from '../core/tables/page.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';
import type { AccountRow } from './projection.ts';

const source = {
  view: 'accounts',
  columns: {
    id: 'userId',
    email: 'email',
    examType: 'examType',
    platformAccess: 'platformAccess',
    isVerified: 'isVerified',
    status: 'status',
    paidExpiryTime: 'paidExpiryTime',
    registeredAt: 'registeredAt',
  } satisfies Readonly<Record<FieldOf<typeof adminUsers>, string>>,
  key: 'userId',
  searched: ['email', 'userId'],
};

export async function listAccounts(db: ReadModelsDatabase, page: ListQuery): Promise<Page<AdminUser>> {
  const { rows, total } = await selectPage<AccountRow>(db, source, page);
  return { rows: rows.map(toAdminUser), total };
}

function toAdminUser({ userId, ...row }: AccountRow): AdminUser {
  return { id: userId, ...row };
}

export async function selectEmails(
  db: ReadModelsDatabase,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('accounts')
    .select(['userId', 'email'])
    .where('userId', 'in', [...userIds])
    .execute();
  return new Map(rows.flatMap(({ userId, email }) => (email === null ? [] : [[userId, email] as const])));
}

export async function countNewStudents(db: ReadModelsDatabase, since: Instant): Promise<number> {
  const { students } = await db
    .selectFrom('accounts')
    .select(sql<number>`count(*)::integer`.as('students'))
    .where('registeredAt', '>=', since)
    .where('isVerified', '=', true)
    .where('status', '=', 'active')
    .where('platformAccess', '=', 'student')
    .executeTakeFirstOrThrow();
  return students;
}

/** Active users with a verified address, by id. @param after the previous page's last id */
export async function listReachable(
  db: ReadModelsDatabase,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<{ userId: string; email: string }[]> {
  const rows = await db
    .selectFrom('accounts')
    .select(['userId', 'email'])
    .where('userId', '>', after)
    .where('status', '=', 'active')
    .where('isVerified', '=', true)
    .where('email', 'is not', null)
    .orderBy('userId')
    .limit(limit)
    .execute();
  return rows.flatMap(({ userId, email }) => (email === null ? [] : [{ userId, email }]));
}
