import { z } from 'zod';
import { timeZoneSchema } from '../core/time-zone.ts';

export const reminderSchema = z.object({
  hour: z.int().min(0).max(23),
  timeZone: timeZoneSchema,
});
export type Reminder = Readonly<z.infer<typeof reminderSchema>>;

/** How late a missed reminder is still useful, in hours. */
export const lateHours = 3;

/** Whether the reminder is due at an hour of the student's clock. */
export const isTimeFor = ({ hour }: Pick<Reminder, 'hour'>, now: number): boolean =>
  now >= hour && now < hour + lateHours;
