import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { fetchNotifications, notificationsPerPage } from '#domain/notifications/contract.ts';
import { call } from '#student/core/api.ts';

export const notificationsQuery = () =>
  queryOptions({
    queryKey: ['notifications'],
    meta: { reads: ['notifications'] },
    queryFn: async ({ signal }) => (await call(fetchNotifications, {}, { signal })).body,
    staleTime: 60_000,
  });

export const allNotificationsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['all-notifications'],
    meta: { reads: ['notifications'] },
    queryFn: async ({ pageParam, signal }) => {
      const before = pageParam === '' ? {} : { before: pageParam };
      return (await call(fetchNotifications, before, { signal })).body;
    },
    initialPageParam: '',
    getNextPageParam: ({ notifications }) =>
      notifications.length < notificationsPerPage ? undefined : notifications.at(-1)?.id,
    staleTime: 60_000,
  });
