import { z } from 'zod';
import type { EventOf } from '../../core/events/codec.ts';
import { examTypeSchema } from '../exam-type.ts';
import { stepNameSchema } from './steps.ts';

const hourSchema = z.int().min(0).max(23);

export const preferenceValuesSchema = z.object({
  examType: examTypeSchema,
  stepsDone: z.array(stepNameSchema),
  isNightMode: z.boolean(),
  /** The hours of automatic night mode. */
  nightTimeStart: hourSchema,
  nightTimeEnd: hourSchema,
});
export type PreferenceValues = Readonly<z.infer<typeof preferenceValuesSchema>>;

export const defaultNight = { nightTimeStart: 20, nightTimeEnd: 8 };

export const preferenceEvents = {
  StepMarked: { version: 1, schema: z.object({ step: stepNameSchema }) },
  StepUnmarked: { version: 1, schema: z.object({ step: stepNameSchema }) },
  NightModeSwitched: { version: 1, schema: z.object({ isNightMode: z.boolean() }) },
  NightTimeChanged: {
    version: 1,
    schema: z.object({ nightTimeStart: hourSchema, nightTimeEnd: hourSchema }),
  },
  ExamTypeChosen: { version: 1, schema: z.object({ examType: examTypeSchema }) },
} as const;
export type PreferenceEvent = EventOf<typeof preferenceEvents>;

export function changedBy(values: PreferenceValues, { type, data }: PreferenceEvent): PreferenceValues {
  switch (type) {
    case 'StepMarked':
      return { ...values, stepsDone: [...values.stepsDone, data.step] };
    case 'StepUnmarked':
      return { ...values, stepsDone: values.stepsDone.filter((step) => step !== data.step) };
    case 'NightModeSwitched':
    case 'NightTimeChanged':
    case 'ExamTypeChosen':
      return { ...values, ...data };
  }
}
