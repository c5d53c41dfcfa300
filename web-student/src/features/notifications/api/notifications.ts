import { queryOptions } from '@tanstack/react-query';
import { fetchNotifications } from '#domain/notifications/contract.ts';
import { call } from '../../../core/api.ts';

/** The latest notifications, newest first, and how many of all are unread. */
export const notificationsQuery = () =>
  queryOptions({
    queryKey: ['notifications'],
    meta: { reads: ['notifications'] },
    queryFn: async ({ signal }) => (await call(fetchNotifications, {}, { signal })).body,
    staleTime: 60_000,
  });
