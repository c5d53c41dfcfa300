import { z } from 'zod';
import { dayMs } from '../../core/durations.ts';
import { defineCall } from '../../core/contract.ts';

/** The periods of the overview: specification, document 1, section 9, "in the last 24 hours", "in the last week". */
export const overviewMs = { trial: dayMs, premium: 7 * dayMs } as const;

export const getOverviewStudentData = defineCall({
  name: 'getOverviewStudentData',
  method: 'POST',
  path: '/api/users/getOverviewStudentData',
  access: 'anyone',
  effect: 'query',
  input: z.object({ trial: z.boolean() }),
  outputs: { 200: z.object({ students: z.int().min(0) }) },
  rejections: [],
});
