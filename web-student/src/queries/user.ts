import { queryOptions } from '@tanstack/react-query';
import { retrieveUser } from '#domain/accounts/user-contract.ts';
import { call } from '#student/core/api.ts';
import { currentSession, rememberUser } from '#student/core/session.ts';

export const userChangeKey = ['user-change'];

export const userQuery = () =>
  queryOptions({
    queryKey: ['user'],
    meta: { reads: ['accounts'] },
    queryFn: async ({ signal, client }) => {
      // A read during a change may return old data. `useUserChange` cancels reads that began before it.
      const isChanging = client.isMutating({ mutationKey: userChangeKey }) > 0;
      const { user } = (await call(retrieveUser, {}, { signal })).body;
      const shown = currentSession()?.user;
      if (isChanging && shown) return shown;
      rememberUser(user);
      return user;
    },
  });
