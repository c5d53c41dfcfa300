import { queryOptions } from '@tanstack/react-query';
import { fetchStatistics } from '#domain/statistics/contract.ts';
import { call } from '../../../core/api.ts';

/** The user's practice, a row for each type that was answered. */
export const statisticsQuery = () =>
  queryOptions({
    queryKey: ['statistics'],
    queryFn: async ({ signal }) => (await call(fetchStatistics, {}, { signal })).body.types,
  });
