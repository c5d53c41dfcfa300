import { useMutation, useQueryClient } from '@tanstack/react-query';
import { markAllHasRead, markHasRead } from '#domain/notifications/contract.ts';
import { call } from '../../../core/api.ts';
import { notifyFailure } from '../../../core/notices.ts';
import { asRead } from '../as-read.ts';
import { notificationsQuery } from './notifications.ts';

/** Marks one notification as read, or, without an id, all of them: shown at once, undone where the server does not take it. */
export function useMarkRead() {
  const queryClient = useQueryClient();
  const { queryKey } = notificationsQuery();
  return useMutation({
    mutationFn: async (id: string | undefined) => {
      if (id === undefined) await call(markAllHasRead, {});
      else await call(markHasRead, { notificationId: id });
    },
    async onMutate(id) {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (old) => old && asRead(old, id));
      return before;
    },
    onError(error, _id, before) {
      queryClient.setQueryData(queryKey, before);
      notifyFailure(error, 'Your notifications are as they were.');
    },
  });
}
