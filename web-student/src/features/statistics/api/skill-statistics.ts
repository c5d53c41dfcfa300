import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchSkillStatistics } from '#domain/statistics/contract.ts';
import type { StatisticsPeriod } from '#domain/statistics/skill-statistics.ts';
import { call } from '#student/core/api.ts';
import { timeZone } from '#student/core/preferences/time-zone.ts';

export const skillStatisticsQuery = (days: StatisticsPeriod) =>
  queryOptions({
    queryKey: ['statistics', 'skills', days],
    meta: { reads: ['statistics', 'sittings'] },
    queryFn: async ({ signal }) =>
      (await call(fetchSkillStatistics, { days, timeZone: timeZone() }, { signal })).body,
    placeholderData: keepPreviousData,
  });
