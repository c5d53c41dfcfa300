import type { StatisticsPeriod } from '#domain/statistics/skill-statistics.ts';

export const usualPeriod: StatisticsPeriod = 30;
