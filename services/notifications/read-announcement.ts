import type { Journal } from '#domain/core/events/journal.ts';
import { fold } from '#domain/core/events/stream.ts';
import { groupAnnouncementStream, type GroupAnnouncement } from '#domain/notifications/group-announcement.ts';

export async function readAnnouncement(
  journal: Journal,
  announcementId: string,
): Promise<GroupAnnouncement | undefined> {
  const name = groupAnnouncementStream.nameOf(announcementId);
  const state = fold(groupAnnouncementStream, await journal.read(groupAnnouncementStream, name));
  return state.status === 'missing' ? undefined : state;
}
