import { callsOf, defineCapability } from '../core/capability.ts';
import * as adminContract from './admin-contract.ts';
import * as contract from './contract.ts';
import { groupAnnouncementStream } from './group-announcement.ts';
import { notificationsStream } from './notifications.ts';

export const notifications = defineCapability({
  name: 'notifications',
  streams: [notificationsStream, groupAnnouncementStream],
  calls: callsOf(contract, adminContract),
  rejections: {},
  descriptions: {
    Announced: ({ type, title, text }) => {
      if (type === 'complete_survey') return `Was asked to complete the survey: ${title}`;
      return type === 'score_ready'
        ? `Was notified that ${title} is scored: ${text}`
        : `Was notified: ${title}`;
    },
    AnnouncementMade: ({ title }) => `Notified a group of students: ${title}`,
    NotificationRead: () => 'Read a notification',
    AllNotificationsRead: () => 'Marked all notifications as read',
  },
});
