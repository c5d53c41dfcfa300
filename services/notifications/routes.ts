import * as contract from '#domain/notifications/contract.ts';
import {
  markAllRead,
  markRead,
  notificationsStream,
  type Notifications,
  type NotificationsEvent,
} from '#domain/notifications/notifications.ts';
import type { Decision } from '#domain/core/events/decision.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import { countUnread, listNotifications, notifiedAt } from '#projections/notifications/queries.ts';
import { handle } from '../core/handle.ts';
import type { Dependencies } from '../dependencies.ts';
import { done, route, type Route } from '../http/route.ts';
import { adminRoutes } from './admin-routes.ts';

export function routes(dependencies: Dependencies): Route[] {
  const {
    journal,
    readModels: { db },
  } = dependencies;
  const mark = async (
    userId: string,
    context: CommandContext,
    decide: (state: Notifications) => Decision<NotificationsEvent>,
  ) => {
    const marked = await handle(journal, notificationsStream, userId, context, decide);
    return 'rejected' in marked ? marked : done({}, marked);
  };
  return [
    ...adminRoutes(dependencies),

    route(
      contract.fetchNotifications,
      async ({ input: { before }, principal: { userId } }) => {
        const [notifications, unread] = await Promise.all([
          listNotifications(db, userId, contract.notificationsPerPage, before),
          countUnread(db, userId),
        ]);
        return { status: 200, body: { notifications, unread } };
      },
      { reads: ['notifications'] },
    ),

    route(contract.markHasRead, async ({ input: { notificationId }, principal: { userId }, context }) => {
      const at = await notifiedAt(db, userId, notificationId);
      // Unknown notifications are not worth an event.
      if (at === undefined) return { status: 200, body: {} };
      return mark(userId, context, (state) => markRead(state, { notificationId, at }));
    }),

    route(contract.markAllHasRead, ({ principal: { userId }, now, context }) =>
      mark(userId, context, (state) => markAllRead(state, { now })),
    ),
  ];
}
