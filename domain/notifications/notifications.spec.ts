import { test } from 'vitest';
import { given } from '../core/testing/given-when-then.ts';
import { notificationsDecider, type NotificationsEvent } from './notifications.ts';

const read: NotificationsEvent = { type: 'NotificationRead', data: { notificationId: 'n1' } };
const readAt = '2026-11-21T12:00:00.000Z';
const allRead: NotificationsEvent = { type: 'AllNotificationsRead', data: { readAt } };

test('notifications are read one by one or all at once', () => {
  given(notificationsDecider, []).when({ type: 'markRead', notificationId: 'n1' }).then([read]);
  given(notificationsDecider, [read]).when({ type: 'markAllRead', now: readAt }).then([allRead]);
  given(notificationsDecider, [read, allRead])
    .when({ type: 'markRead', notificationId: 'n2' })
    .thenState({ read: ['n2'], allReadAt: readAt });
});
