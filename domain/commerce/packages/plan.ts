import { z } from 'zod';

/** The plans that a subscription opens, the smallest first: an upgrade leads from one to a later one. */
export const planSchema = z.enum(['bronze', 'silver', 'ultimate']);
export type Plan = z.infer<typeof planSchema>;
