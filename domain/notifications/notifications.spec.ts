import { test } from 'vitest';
import { given } from '../core/testing/given-when-then.ts';
import { groupAnnouncementStream, makeAnnouncement } from './group-announcement.ts';
import {
  announce,
  markAllRead,
  markRead,
  notificationsStream,
  type Notifications,
  type NotificationsEvent,
} from './notifications.ts';

const at = '2026-11-21T11:00:00.000Z';
const read: NotificationsEvent = { type: 'NotificationRead', data: { notificationId: 'n1' } };
const readAt = '2026-11-21T12:00:00.000Z';
const allRead: NotificationsEvent = { type: 'AllNotificationsRead', data: { readAt } };
const mark =
  (notificationId: string, cameAt = at) =>
  (state: Notifications) =>
    markRead(state, { notificationId, at: cameAt });

test('marks notifications as read singly or all together', () => {
  given(notificationsStream, []).when(mark('n1')).then([read]);
  given(notificationsStream, [read])
    .when((state) => markAllRead(state, { now: readAt }))
    .then([allRead]);
  given(notificationsStream, [read, allRead])
    .when(mark('n2', '2026-11-21T13:00:00.000Z'))
    .thenState({ read: ['n2'], allReadAt: readAt, announced: [] });
});

test('treats everything before the last "all read" as read', () => {
  given(notificationsStream, [allRead]).when(mark('n1')).then([]);
});

test('an announcement is made once', () => {
  const announcement = {
    title: 'New tests',
    text: 'Three new tests are here.',
    href: null,
    audience: { examTypes: ['core' as const], plans: ['none' as const] },
  };
  given(groupAnnouncementStream, [])
    .when((state) => makeAnnouncement(state, announcement))
    .then([{ type: 'AnnouncementMade', data: announcement }]);
});

test('a user is notified once of a group announcement', () => {
  const announcement = {
    announcementId: 'a1',
    type: 'announcement',
    title: 'New tests',
    text: 'Three new tests are here.',
    href: '/mock-test',
  } as const;
  const announced: NotificationsEvent = { type: 'Announced', data: announcement };
  given(notificationsStream, [])
    .when((state) => announce(state, announcement))
    .then([announced]);
  given(notificationsStream, [announced, allRead])
    .when((state) => announce(state, { ...announcement, announcementId: 'a2' }))
    .thenState({ read: [], allReadAt: readAt, announced: ['a1', 'a2'] });
});
