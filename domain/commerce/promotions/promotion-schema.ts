import { z } from 'zod';
import { instantSchema } from '../../core/instant.ts';
import { packageIdSchema } from '../packages/package-id.ts';

export const promotionSchema = z.object({
  promoId: z.string(),
  discount: z.int().min(1).max(100),
  startTime: instantSchema,
  endTime: instantSchema,
  target: z.array(packageIdSchema).min(1),
});
export type Promotion = z.infer<typeof promotionSchema>;
