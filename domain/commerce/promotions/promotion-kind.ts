import { z } from 'zod';

/**
 * `open`: holds for everybody while it lasts. `click`: 24 hours for each person, from their first click. `personal`: for those
 * whom a signed link names.
 */
export const promotionKindSchema = z.enum(['open', 'click', 'personal']);
export type PromotionKind = z.infer<typeof promotionKindSchema>;
