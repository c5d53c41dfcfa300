import { z } from 'zod';
import { defineCall } from '../core/contract.ts';
import { timeZoneSchema } from '../core/time-zone.ts';
import { skillStatisticsSchema, statisticsPeriodSchema } from './skill-statistics.ts';
import { typeStatisticsSchema } from './type-statistics.ts';

export const fetchStatistics = defineCall({
  name: 'fetchStatistics',
  method: 'GET',
  path: '/api/statistics/fetchStatistics',
  access: 'student',
  effect: 'query',
  input: z.object({}),
  outputs: { 200: z.object({ types: z.array(typeStatisticsSchema) }) },
  rejections: [],
});

export const fetchSkillStatistics = defineCall({
  name: 'fetchSkillStatistics',
  method: 'GET',
  path: '/api/statistics/fetchSkillStatistics',
  access: 'student',
  effect: 'query',
  input: z.object({
    days: z.coerce.number().pipe(statisticsPeriodSchema).default(30),
    /** Decides when days begin and end. */
    timeZone: timeZoneSchema.default('UTC'),
  }),
  outputs: { 200: skillStatisticsSchema },
  rejections: [],
});
