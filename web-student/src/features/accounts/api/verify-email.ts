import { queryOptions } from '@tanstack/react-query';
import { verifyTokenEmail } from '#domain/accounts/contract.ts';
import { call } from '../../../core/api.ts';

/** Verifies the address once for each token, and tells it; repeating it is harmless. */
export const verifyEmailQuery = (token: string) =>
  queryOptions({
    queryKey: ['verify-email', token],
    queryFn: async () => (await call(verifyTokenEmail, { token })).body.email,
    staleTime: Infinity,
    enabled: token !== '',
  });
