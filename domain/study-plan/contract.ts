import { z } from 'zod';
import { defineCall } from '../core/contract.ts';
import { timeZoneSchema } from '../core/time-zone.ts';
import { doneTodaySchema, planWeekSchema, scoreTodaySchema, typeReasonSchema } from './plan-schema.ts';
import { planSettingsSchema } from './plan-settings.ts';

const ownPlanSchema = z.object({
  /** null without a plan, which is optional. */
  settings: planSettingsSchema.nullable(),
});

export const fetchStudyPlan = defineCall({
  name: 'fetchStudyPlan',
  method: 'GET',
  path: '/api/study-plan/fetchStudyPlan',
  access: 'student',
  effect: 'query',
  input: z.object({
    /** Decides when days begin and end. */
    timeZone: timeZoneSchema.default('UTC'),
  }),
  outputs: {
    200: ownPlanSchema.extend({
      today: z.iso.date(),
      scoreToday: scoreTodaySchema,
      /** From this week to the exam's; empty without a plan. */
      weeks: z.array(planWeekSchema),
      done: doneTodaySchema,
      minutesThisWeek: z.int().min(0),
      /** One per type of the exam, in menu order. */
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
