import { z } from 'zod';

export const planSchema = z.enum(['bronze', 'silver', 'ultimate']);
export type Plan = z.infer<typeof planSchema>;
