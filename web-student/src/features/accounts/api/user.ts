import { queryOptions } from '@tanstack/react-query';
import { retrieveUser } from '#domain/accounts/contract.ts';
import { call } from '../../../core/api.ts';
import { rememberUser } from '../../../core/session.ts';

/** The user who is logged in, as the server knows them. Also finds out that the session has ended. */
export const userQuery = () =>
  queryOptions({
    queryKey: ['user'],
    meta: { reads: ['accounts'] },
    queryFn: async ({ signal }) => {
      const { user } = (await call(retrieveUser, {}, { signal })).body;
      rememberUser(user);
      return user;
    },
  });
