import { queryOptions } from '@tanstack/react-query';
import { fetchReferral } from '#domain/referrals/contract.ts';
import { call } from '#student/core/api.ts';

export const referralQuery = () =>
  queryOptions({
    queryKey: ['referral'],
    queryFn: async ({ signal }) => (await call(fetchReferral, {}, { signal })).body,
  });
