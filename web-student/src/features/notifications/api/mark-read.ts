import { useMutation, useQueryClient } from '@tanstack/react-query';
import { markAllHasRead, markHasRead } from '#domain/notifications/contract.ts';
import { call } from '#student/core/api.ts';
import { notifyFailure } from '#student/core/notices.ts';
import { asRead } from '../as-read.ts';
import { allNotificationsQuery, notificationsQuery } from './notifications.ts';

export function useMarkRead() {
  const queryClient = useQueryClient();
  const { queryKey } = notificationsQuery();
  const { queryKey: allKey } = allNotificationsQuery();
  return useMutation({
    mutationFn: async (id: string | undefined) => {
      if (id === undefined) await call(markAllHasRead, {});
      else await call(markHasRead, { notificationId: id });
    },
    async onMutate(id) {
      await Promise.all([queryKey, allKey].map((key) => queryClient.cancelQueries({ queryKey: key })));
      const before = queryClient.getQueryData(queryKey);
      const allBefore = queryClient.getQueryData(allKey);
      queryClient.setQueryData(queryKey, (old) => old && asRead(old, id));
      queryClient.setQueryData(
        allKey,
        (old) => old && { ...old, pages: old.pages.map((page) => asRead(page, id)) },
      );
      return { before, allBefore };
    },
    onError(error, _id, before) {
      queryClient.setQueryData(queryKey, before?.before);
      queryClient.setQueryData(allKey, before?.allBefore);
      notifyFailure(error, 'That did not work. Nothing changed.');
    },
  });
}
