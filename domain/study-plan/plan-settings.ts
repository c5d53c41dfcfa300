import { z } from 'zod';
import type { EventDefinitions, EventOf } from '../core/events/codec.ts';
import type { Decision } from '../core/events/decision.ts';
import { defineStream } from '../core/events/stream.ts';
import { reminderSchema, type Reminder } from './reminder.ts';

/** In minutes: every question type fits with its reasons, an essay too. */
export const shortestDay = 30;

const scoreHint = 'Enter a whole number from 10 to 90.';
const minutesHint = `Enter a whole number of minutes from ${shortestDay} to 3000.`;

export const planSettingsSchema = z
  .object({
    /** `2026-12-18`; null if no exam is booked. */
    examDate: z.iso.date('Enter a date.').nullable().default(null),
    /** On the exam's scale. */
    targetScore: z.int(scoreHint).min(10, scoreHint).max(90, scoreHint),
    /** Available days: 1 for Monday to 7 for Sunday, each once, in order. */
    weekdays: z
      .array(z.int().min(1).max(7))
      .min(1, 'Choose at least one day.')
      .max(7)
      .refine((days) => days.every((day, index) => index === 0 || day > (days[index - 1] ?? 0)), {
        message: 'Name each day once, Monday first.',
      }),
    /** The total of these days. */
    minutesAWeek: z.int(minutesHint).min(shortestDay, minutesHint).max(3000, minutesHint),
    reminder: reminderSchema.nullable().default(null),
  })
  .refine(({ weekdays, minutesAWeek }) => minutesAWeek >= weekdays.length * shortestDay, {
    path: ['minutesAWeek'],
    message: `Plan ${shortestDay} minutes or more for each day, or choose fewer days.`,
  });
export type PlanSettings = Readonly<z.infer<typeof planSettingsSchema>>;

const events = {
  StudyPlanSet: {
    version: 1,
    schema: planSettingsSchema,
  },
  StudyPlanEnded: { version: 1, schema: z.object({}) },
} as const satisfies EventDefinitions;

export type StudyPlanEvent = EventOf<typeof events>;

export interface OwnPlan {
  readonly settings: PlanSettings | null;
  /** The last reminder, if it is off now. */
  readonly formerReminder: Reminder | null;
}

/** The stream `study_plan-<userId>`: a student's settings. The plan itself is recomputed on each request. */
export const studyPlanStream = defineStream({
  category: 'study_plan',
  subject: 'Study plan',
  events,
  initial: { settings: null, formerReminder: null },
  evolve({ settings, formerReminder }: OwnPlan, { type, data }): OwnPlan {
    const present = type === 'StudyPlanSet' ? data : null;
    const former = settings?.reminder ?? formerReminder;
    return { settings: present, formerReminder: present?.reminder ? null : former };
  },
});

export function setPlan({ settings }: OwnPlan, wanted: PlanSettings): Decision<StudyPlanEvent> {
  return settings !== null && isSame(settings, wanted) ? [] : [{ type: 'StudyPlanSet', data: wanted }];
}

export function endPlan({ settings }: OwnPlan): Decision<StudyPlanEvent> {
  return settings === null ? [] : [{ type: 'StudyPlanEnded', data: {} }];
}

/** Keeps the plan without its mails. */
export function stopReminder({ settings }: OwnPlan): Decision<StudyPlanEvent> {
  return settings?.reminder ? [{ type: 'StudyPlanSet', data: { ...settings, reminder: null } }] : [];
}

/** Restores a stopped reminder at its former hour. */
export function resumeReminder({ settings, formerReminder }: OwnPlan): Decision<StudyPlanEvent> {
  if (!settings || settings.reminder || !formerReminder) return [];
  return [{ type: 'StudyPlanSet', data: { ...settings, reminder: formerReminder } }];
}

function isSame(one: PlanSettings, other: PlanSettings): boolean {
  return (
    one.examDate === other.examDate &&
    one.targetScore === other.targetScore &&
    one.minutesAWeek === other.minutesAWeek &&
    one.weekdays.join() === other.weekdays.join() &&
    one.reminder?.hour === other.reminder?.hour &&
    one.reminder?.timeZone === other.reminder?.timeZone
  );
}
