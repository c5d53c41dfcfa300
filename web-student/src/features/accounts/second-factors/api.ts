import { queryOptions } from '@tanstack/react-query';
import { fetchSecondFactor } from '#domain/second-factors/contract.ts';
import { call } from '#student/core/api.ts';

export const secondFactorQuery = () =>
  queryOptions({
    queryKey: ['second-factor'],
    queryFn: async ({ signal }) => (await call(fetchSecondFactor, {}, { signal })).body,
  });
