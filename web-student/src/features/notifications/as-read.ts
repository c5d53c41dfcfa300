import type { Notification } from '#domain/notifications/contract.ts';

interface Notifications {
  readonly notifications: readonly Notification[];
  readonly unread: number;
}

/**
 * The notifications after one of them was read, or, without an id, all of them. `unread` counts those that are not
 * listed as well.
 */
export function asRead(known: Notifications, id?: string): { notifications: Notification[]; unread: number } {
  const isMeant = (notification: Notification) =>
    !notification.isRead && (id === undefined || notification.id === id);
  const meant = known.notifications.filter(isMeant).length;
  return {
    notifications: known.notifications.map((one) => (isMeant(one) ? { ...one, isRead: true } : one)),
    unread: id === undefined ? 0 : Math.max(0, known.unread - meant),
  };
}
