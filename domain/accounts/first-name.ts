import { plainText } from '../core/contract.ts';

/** A name as somebody gives it: on one line, at most 60 characters; an empty one takes it away. */
export const firstNameSchema = plainText(60)
  .transform((text) => text.trim().replace(/\s+/gu, ' '))
  .refine((text) => !/\p{Cc}/u.test(text), 'Use letters alone.');
