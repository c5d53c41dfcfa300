import type { GroupAnnouncement } from '#domain/notifications/group-announcement.ts';
import { column, type RowOf } from '../core/tables/column.ts';
import { defineProjection } from '../core/projection.ts';
import { streamId } from '../core/tables/stream-id.ts';

const columns = {
  announcementId: column.text(),
  title: column.text(),
  text: column.text(),
  href: column.text().orNull(),
  audience: column.json<GroupAnnouncement['audience']>(),
  told: column.integer(),
  at: column.text(),
};

export type AnnouncementProjectionRow = RowOf<typeof columns>;

export const announcements = defineProjection({
  name: 'announcements',
  version: 1,
  columns,
  key: ['announcementId'],
  eventTypes: ['AnnouncementMade', 'Announced'],
  keysOf: ({ type, data, stream }) => [
    { announcementId: type === 'AnnouncementMade' ? streamId(stream) : data.announcementId },
  ],
  fold([row], { type, data, stream, metadata }): readonly AnnouncementProjectionRow[] {
    if (type === 'AnnouncementMade')
      return [{ announcementId: streamId(stream), ...data, told: 0, at: metadata.at }];
    // Surveys are announced too.
    return row ? [{ ...row, told: row.told + 1 }] : [];
  },
});
