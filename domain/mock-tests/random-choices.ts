import { z } from 'zod';
import { examPartSchema } from './exam-part.ts';

/** The exam's length, half of it, or fifteen minutes. */
export const randomLengths = ['whole', 'half', 'quick'] as const;
export const randomLengthSchema = z.enum(randomLengths);
export type RandomLength = z.infer<typeof randomLengthSchema>;

export const randomPartSchema = z.enum(['full', ...examPartSchema.options]);
export type RandomPart = z.infer<typeof randomPartSchema>;
