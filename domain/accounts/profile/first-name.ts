import { plainText } from '../../core/contract.ts';

/** A first name: one line, at most 60 characters; an empty one removes it. */
export const firstNameSchema = plainText(60)
  .transform((text) => text.trim().replace(/\s+/gu, ' '))
  // Marks of direction would let a name turn around the text that follows it.
  .refine((text) => !/[\p{Cc}\p{Bidi_Control}]/u.test(text), 'Use only letters.');
