import { queryOptions } from '@tanstack/react-query';
import { fetchVerification } from '#domain/accounts/contract.ts';
import { call } from '#student/core/api.ts';

export const verificationQuery = (token: string) =>
  queryOptions({
    queryKey: ['verify-email', token],
    queryFn: async ({ signal }) => (await call(fetchVerification, { token }, { signal })).body,
    enabled: token !== '',
    retry: false,
  });
