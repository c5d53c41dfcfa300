import type { FieldOf, ListQuery } from '#domain/core/admin-resource.ts';
import type { announcements } from '#domain/notifications/admin-contract.ts';
import { selectPage, type Page } from '../core/tables/page.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';
import type { AnnouncementProjectionRow } from './projection.ts';

const source = {
  view: 'announcements',
  columns: { id: 'announcementId', at: 'at', told: 'told' } satisfies Readonly<
    Record<FieldOf<typeof announcements>, string>
  >,
  key: 'announcementId',
  searched: ['title', 'text'],
};

export function listAnnouncements(
  db: ReadModelsDatabase,
  page: ListQuery,
): Promise<Page<AnnouncementProjectionRow>> {
  return selectPage<AnnouncementProjectionRow>(db, source, page);
}
