import { z } from 'zod';

/** `open`: for all users. `click`: 24 hours from a person's first click. `personal`: by a signed link. */
export const promotionKindSchema = z.enum(['open', 'click', 'personal']);
export type PromotionKind = z.infer<typeof promotionKindSchema>;
