import { sql } from 'kysely';
import type { AdminSecurityEvent } from '#domain/security/admin-contract.ts';
import type { ListQuery } from '#domain/core/admin-resource.ts';
import { selectPage, type Page } from '#projections/core/tables/page.ts';
import type { ReadModelsDatabase } from '#projections/core/read-models.ts';
import { accountKeyOf } from '../accounts/account-key.ts';

const source = {
  view: sql`(select id, kind, call, code, user_id, account, network, count,
    to_char(first_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as first_at,
    to_char(last_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as last_at
    from security.event) as events`,
  columns: {
    id: 'id',
    kind: 'kind',
    call: 'call',
    code: 'code',
    userId: 'userId',
    account: 'account',
    network: 'network',
    count: 'count',
    firstAt: 'firstAt',
    lastAt: 'lastAt',
  },
  key: 'id',
  searched: ['userId', 'network', 'call'],
};

/** The filter `email` finds attempts at the password of that address, with or without an account. */
export async function listSecurityEvents(
  db: ReadModelsDatabase,
  { filter, ...page }: ListQuery,
  personalDataKey: Uint8Array,
): Promise<Page<AdminSecurityEvent>> {
  const { email, q, ...rest } = filter;
  // Calls are searched as the console writes them: `Block student` for `blockStudent`.
  const search = typeof q === 'string' ? { q: q.replaceAll(/\s/g, '') } : {};
  const account = typeof email === 'string' ? { account: accountKeyOf(personalDataKey, email.trim()) } : {};
  return selectPage<AdminSecurityEvent>(db, source, { ...page, filter: { ...rest, ...search, ...account } });
}
