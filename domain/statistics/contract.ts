import { z } from 'zod';
import { defineCall } from '../core/contract.ts';
import { typeStatisticsSchema } from './type-statistics.ts';

export const fetchStatistics = defineCall({
  name: 'fetchStatistics',
  method: 'GET',
  path: '/api/statistics/fetchStatistics',
  access: 'student',
  effect: 'query',
  summary: "The user's practice, a row for each question type that was answered.",
  input: z.object({}),
  outputs: { 200: z.object({ types: z.array(typeStatisticsSchema) }) },
  rejections: [],
});
