import type { StatisticsPeriod } from '#domain/statistics/skill-statistics.ts';

/** In days: what the statistics show first, and what the dashboard tells of. */
export const usualPeriod: StatisticsPeriod = 30;
