import { callsOf, defineCapability } from '../core/capability.ts';
import * as contract from './contract.ts';
import { notificationsStream } from './notifications.ts';

export const notifications = defineCapability({
  name: 'notifications',
  streams: [notificationsStream],
  calls: callsOf(contract),
  rejections: {},
  descriptions: {
    NotificationRead: () => 'Read a notification',
    AllNotificationsRead: () => 'Marked all notifications as read',
  },
});
