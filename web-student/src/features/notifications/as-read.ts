import type { Notification } from '#domain/notifications/contract.ts';

interface Notifications {
  readonly notifications: readonly Notification[];
  readonly unread: number;
}

/** Marks one notification as read, or, without an id, all. `unread` counts unlisted ones too. */
export function asRead(known: Notifications, id?: string): { notifications: Notification[]; unread: number } {
  const isMeant = (notification: Notification) =>
    !notification.isRead && (id === undefined || notification.id === id);
  const meant = known.notifications.filter(isMeant).length;
  return {
    notifications: known.notifications.map((one) => (isMeant(one) ? { ...one, isRead: true } : one)),
    unread: id === undefined ? 0 : Math.max(0, known.unread - meant),
  };
}
