import { sql } from 'kysely';
import type { ListQuery } from '#domain/core/admin-resource.ts';
import type { AdminMail } from '#domain/mail/admin-contract.ts';
import { selectPage, type Page } from '#projections/core/tables/page.ts';
import type { ReadModelsDatabase } from '#projections/core/read-models.ts';

const source = {
  view: sql`(select id, nullif(user_id, '') as user_id, kind, subject,
    case when delivered_at is not null then 'delivered' when failed_at is not null then 'failed'
      when suppressed_at is not null then 'suppressed' else 'waiting' end as state,
    to_char(sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
    to_char(coalesce(delivered_at, failed_at, suppressed_at) at time zone 'UTC',
      'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as closed_at
    from mail.outbox) as mails`,
  columns: { id: 'id', userId: 'userId', kind: 'kind', subject: 'subject', state: 'state', at: 'at' },
  key: 'id',
  searched: ['subject', 'userId'],
};

export const listMails = (db: ReadModelsDatabase, query: ListQuery): Promise<Page<AdminMail>> =>
  selectPage<AdminMail>(db, source, query);
