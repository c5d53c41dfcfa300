import { z } from 'zod';
import type { EventOf } from '../../core/events/codec.ts';
import { examTypeSchema } from '../exam-type.ts';
import { stepNameSchema } from './steps.ts';

/** An hour of the day. */
const hourSchema = z.int().min(0).max(23);

/** What users set for themselves: specification, document 1, sections 3 and 4. */
export const preferenceValuesSchema = z.object({
  examType: examTypeSchema,
  stepsDone: z.array(stepNameSchema),
  isNightMode: z.boolean(),
  /** Hours of the day between which automatic night mode is dark. */
  nightTimeStart: hourSchema,
  nightTimeEnd: hourSchema,
});
export type PreferenceValues = Readonly<z.infer<typeof preferenceValuesSchema>>;

/** Night from 20:00 to 08:00: specification, document 1, section 9. */
export const defaultNight = { nightTimeStart: 20, nightTimeEnd: 8 };

/** Each change of a preference, in any stream. */
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
