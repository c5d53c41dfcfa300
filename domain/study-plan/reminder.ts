import { z } from 'zod';
import { timeZoneSchema } from '../core/time-zone.ts';

/** When a student is reminded by mail of the plan of a day. */
export const reminderSchema = z.object({
  /** Of their own clock. */
  hour: z.int().min(0).max(23),
  /** As IANA names it, `Europe/Berlin`. */
  timeZone: timeZoneSchema,
});
export type Reminder = Readonly<z.infer<typeof reminderSchema>>;

/** For so many hours a reminder that could not be sent at its hour is still of use. */
export const lateHours = 3;

/** Whether the reminder of the day is to be sent at an hour of the student's clock. */
export const isTimeFor = ({ hour }: Pick<Reminder, 'hour'>, now: number): boolean =>
  now >= hour && now < hour + lateHours;
