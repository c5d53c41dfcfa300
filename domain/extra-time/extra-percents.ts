import { z } from 'zod';

export const extraPercents = [25, 50, 100] as const;
export const extraPercentSchema = z.literal(extraPercents);
export type ExtraPercent = z.infer<typeof extraPercentSchema>;
