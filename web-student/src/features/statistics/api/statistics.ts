import { queryOptions } from '@tanstack/react-query';
import { typeCodes } from '#domain/question-types/type-code.ts';
import { fetchStatistics } from '#domain/statistics/contract.ts';
import { call } from '#student/core/api.ts';

export const statisticsQuery = () =>
  queryOptions({
    queryKey: ['statistics'],
    meta: { reads: ['statistics'] },
    queryFn: async ({ signal }) => {
      const { types } = (await call(fetchStatistics, {}, { signal })).body;
      return types.toSorted((a, b) => typeCodes.indexOf(a.type) - typeCodes.indexOf(b.type));
    },
  });
