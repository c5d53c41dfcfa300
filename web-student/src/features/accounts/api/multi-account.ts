import { queryOptions } from '@tanstack/react-query';
import { verifyMultiAccount } from '#domain/accounts/user-contract.ts';
import { call } from '#student/core/api.ts';

/** Runs on practice, mock test and related routes: a login elsewhere ends this one (document 1, section 4). */
export const multiAccountQuery = (path: string) =>
  queryOptions({
    queryKey: ['multi-account', path],
    queryFn: async ({ signal }) => (await call(verifyMultiAccount, {}, { signal })).status,
    staleTime: 0,
    retry: false,
  });
