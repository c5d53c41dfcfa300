import { z } from 'zod';
import { instantSchema } from '../../core/instant.ts';
import { packageIdSchema } from '../packages/package-id.ts';

/** A promotion as people see it: specification, document 1, section 3. */
export const promotionSchema = z.object({
  promoId: z.string(),
  discount: z.int().min(1).max(100),
  /** It applies while now is between the two. */
  startTime: instantSchema,
  endTime: instantSchema,
  /** The packages that it makes cheaper. */
  target: z.array(packageIdSchema).min(1),
});
export type Promotion = z.infer<typeof promotionSchema>;
