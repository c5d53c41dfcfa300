import type { Notification } from '#domain/notifications/contract.ts';

interface Notifications {
  readonly notifications: readonly Notification[];
  readonly unread: number;
}

/** Without an id, marks all notifications. `unread` includes unlisted ones. */
export function asRead(known: Notifications, id?: string): { notifications: Notification[]; unread: number } {
  const isMeant = (notification: Notification) =>
    !notification.isRead && (id === undefined || notification.id === id);
  const meant = known.notifications.filter(isMeant).length;
  return {
    notifications: known.notifications.map((one) => (isMeant(one) ? { ...one, isRead: true } : one)),
    unread: id === undefined ? 0 : Math.max(0, known.unread - meant),
  };
}
