import { z } from 'zod';
import { defineCall } from '../core/contract.ts';
import { timeZoneSchema } from '../core/time-zone.ts';
import { doneTodaySchema, planWeekSchema, scoreTodaySchema, typeReasonSchema } from './plan-schema.ts';
import { planSettingsSchema } from './plan-settings.ts';

const ownPlanSchema = z.object({
  /** Null where the student has no plan: a plan is optional. */
  settings: planSettingsSchema.nullable(),
});

export const fetchStudyPlan = defineCall({
  name: 'fetchStudyPlan',
  method: 'GET',
  path: '/api/study-plan/fetchStudyPlan',
  access: 'student',
  effect: 'query',
  input: z.object({
    /** Of the user's clock: when days begin and end. */
    timeZone: timeZoneSchema.default('UTC'),
  }),
  outputs: {
    200: ownPlanSchema.extend({
      today: z.iso.date(),
      scoreToday: scoreTodaySchema,
      /** From this week to that of the exam; none where there is no plan. */
      weeks: z.array(planWeekSchema),
      done: doneTodaySchema,
      /** Of practice, since Monday. */
      minutesThisWeek: z.int().min(0),
      /** For each type of the exam, in the order of its menu. */
      reasons: z.array(typeReasonSchema),
    }),
  },
  rejections: [],
});

export const saveStudyPlan = defineCall({
  name: 'saveStudyPlan',
  method: 'POST',
  path: '/api/study-plan/saveStudyPlan',
  access: 'student',
  effect: 'command',
  input: planSettingsSchema,
  outputs: { 200: ownPlanSchema },
  rejections: [],
});

export const endStudyPlan = defineCall({
  name: 'endStudyPlan',
  method: 'POST',
  path: '/api/study-plan/endStudyPlan',
  access: 'student',
  effect: 'command',
  input: z.object({}),
  outputs: { 200: ownPlanSchema },
  rejections: [],
});
