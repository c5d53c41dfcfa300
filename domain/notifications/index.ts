import { callsOf, defineCapability } from '../core/capability.ts';
import * as contract from './contract.ts';
import { notificationsStream } from './notifications.ts';

export const notifications = defineCapability({
  name: 'notifications',
  streams: [notificationsStream],
  calls: callsOf(contract),
  rejections: {},
  descriptions: {
    Announced: ({ type, title }) =>
      type === 'complete_survey' ? `Was asked to complete the survey: ${title}` : `Was told: ${title}`,
    NotificationRead: () => 'Read a notification',
    AllNotificationsRead: () => 'Marked all notifications as read',
  },
});
