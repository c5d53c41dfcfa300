import { z } from 'zod';
import { defineEvents, type EventOf } from '../core/codec.ts';
import type { Decider } from '../core/decider.ts';

/**
 * The stream `notifications-<userId>`: which notifications somebody has read. What they are told of are events of
 * other streams, which the read model `notifications` gathers.
 */
const definitions = {
  NotificationRead: { version: 1, schema: z.object({ notificationId: z.string() }) },
  AllNotificationsRead: { version: 1, schema: z.object({ readAt: z.iso.datetime() }) },
} as const;

export type NotificationsEvent = EventOf<typeof definitions>;
export const notificationsCodec = defineEvents('notifications', definitions);
export const notificationsStream = (userId: string) => `notifications-${userId}`;

export interface Notifications {
  /** Those that were read one by one since all were. */
  readonly read: readonly string[];
  /** When all were last marked as read: ISO 8601, UTC. */
  readonly allReadAt?: string;
}

export type NotificationsCommand =
  | { readonly type: 'markRead'; readonly notificationId: string }
  | { readonly type: 'markAllRead'; readonly now: string };

export const notificationsDecider: Decider<Notifications, NotificationsCommand, NotificationsEvent, never> = {
  initial: { read: [] },
  evolve(state, { type, data }) {
    return type === 'NotificationRead'
      ? { ...state, read: [...state.read, data.notificationId] }
      : { read: [], allReadAt: data.readAt };
  },
  decide(command, state) {
    if (command.type === 'markAllRead') {
      const { now } = command;
      return now === state.allReadAt ? [] : [{ type: 'AllNotificationsRead', data: { readAt: now } }];
    }
    const { notificationId } = command;
    return state.read.includes(notificationId)
      ? []
      : [{ type: 'NotificationRead', data: { notificationId } }];
  },
};
