import { plainText } from '../../core/contract.ts';

export const firstNameSchema = plainText(60)
  .transform((text) => text.trim().replace(/\s+/gu, ' '))
  // Direction marks would reverse the text after the name.
  .refine((text) => !/[\p{Cc}\p{Bidi_Control}]/u.test(text), 'Use only letters.');
