import * as contract from '#domain/notifications/contract.ts';
import {
  notificationsCodec,
  notificationsDecider,
  notificationsStream,
  type NotificationsCommand,
} from '#domain/notifications/notifications.ts';
import type { CommandContext } from '#domain/core/journal.ts';
import { countUnread, isNotified, listNotifications } from '#projections/notifications/queries.ts';
import { execute } from '../core/command-handler.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { done, route, type Route } from '../http/route.ts';

const pageSize = 50;

/** What users are told of: specification, document 1, section 3. */
export function notificationRoutes({ journal, readModels: { db } }: Dependencies): Route[] {
  const send = async (
    userId: string,
    command: NotificationsCommand,
    { context }: { readonly context: CommandContext },
  ) => {
    const sent = await execute(journal, {
      decider: notificationsDecider,
      codec: notificationsCodec,
      stream: notificationsStream(userId),
      context,
      commands: [command],
    });
    return 'rejected' in sent ? sent : done({}, sent);
  };
  return [
    route(
      contract.fetchNotifications,
      async ({ principal: { userId } }) => {
        const [notifications, unread] = await Promise.all([
          listNotifications(db, userId, pageSize),
          countUnread(db, userId),
        ]);
        return { status: 200, body: { notifications, unread } };
      },
      { reads: ['notifications'] },
    ),

    route(contract.markHasRead, async ({ input: { notificationId }, principal: { userId }, context }) => {
      // What nobody told the user is not worth an event.
      if (!(await isNotified(db, userId, notificationId))) return { status: 200, body: {} };
      return send(userId, { type: 'markRead', notificationId }, { context });
    }),

    route(contract.markAllHasRead, ({ principal: { userId }, now, context }) =>
      send(userId, { type: 'markAllRead', now }, { context }),
    ),
  ];
}
