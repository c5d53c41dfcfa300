import { z } from 'zod';
import type { EventOf } from '../core/events/codec.ts';
import type { Decision } from '../core/events/decision.ts';
import { defineStream } from '../core/events/stream.ts';
import { instantSchema, type Instant } from '../core/instant.ts';

/** What a group of students is told, or one student of an answer that waited long for its score. */
export const announcementSchema = z.object({
  /** Each user is notified once. */
  announcementId: z.string(),
  type: z.enum(['complete_survey', 'announcement', 'score_ready']),
  /** Of a survey or an announcement, or the question that was answered. */
  title: z.string(),
  text: z.string(),
  /** The address within the site that it leads to; `null` for none. */
  href: z.string().nullable(),
});
export type Announcement = z.infer<typeof announcementSchema>;

const events = {
  Announced: { version: 1, schema: announcementSchema },
  NotificationRead: { version: 1, schema: z.object({ notificationId: z.string() }) },
  AllNotificationsRead: { version: 1, schema: z.object({ readAt: instantSchema }) },
} as const;

export type NotificationsEvent = EventOf<typeof events>;

export interface Notifications {
  /** Those that were read one by one since all were. */
  readonly read: readonly string[];
  /** When all were last marked as read. */
  readonly allReadAt?: Instant;
  /** The announcements that the user was told, by their ids. */
  readonly announced: readonly string[];
}

/**
 * The stream `notifications-<userId>`: group notifications and what was read. Others are gathered by the read model.
 */
export const notificationsStream = defineStream({
  category: 'notifications',
  subject: 'Notifications',
  events,
  initial: { read: [], announced: [] },
  evolve(state: Notifications, { type, data }): Notifications {
    switch (type) {
      case 'Announced':
        return { ...state, announced: [...state.announced, data.announcementId] };
      case 'NotificationRead':
        return { ...state, read: [...state.read, data.notificationId] };
      case 'AllNotificationsRead':
        return { ...state, read: [], allReadAt: data.readAt };
    }
  },
});

export function announce(
  { announced }: Notifications,
  announcement: Announcement,
): Decision<NotificationsEvent> {
  return announced.includes(announcement.announcementId)
    ? []
    : [{ type: 'Announced', data: { ...announcement } }];
}

/** @param of `at` is when the notification came */
export function markRead(
  { read, allReadAt }: Notifications,
  { notificationId, at }: { readonly notificationId: string; readonly at: Instant },
): Decision<NotificationsEvent> {
  const isRead = read.includes(notificationId) || (allReadAt !== undefined && at <= allReadAt);
  return isRead ? [] : [{ type: 'NotificationRead', data: { notificationId } }];
}

/** @param by `now` is when the user read: what comes later is unread */
export function markAllRead(
  { allReadAt }: Notifications,
  { now }: { readonly now: Instant },
): Decision<NotificationsEvent> {
  return now === allReadAt ? [] : [{ type: 'AllNotificationsRead', data: { readAt: now } }];
}
