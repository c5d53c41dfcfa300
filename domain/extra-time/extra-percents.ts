import { z } from 'zod';

/** How much longer than the exam's a student's clocks may be, in percent. */
export const extraPercents = [25, 50, 100] as const;
export const extraPercentSchema = z.literal(extraPercents);
export type ExtraPercent = z.infer<typeof extraPercentSchema>;
