import { z } from 'zod';
import { examPartSchema } from './exam-part.ts';

/** As long as the exam, half of it, or a quarter of an hour of it. */
export const randomLengths = ['whole', 'half', 'quick'] as const;
export const randomLengthSchema = z.enum(randomLengths);
export type RandomLength = z.infer<typeof randomLengthSchema>;

/** All parts of an exam, or one of them. */
export const randomPartSchema = z.enum(['full', ...examPartSchema.options]);
export type RandomPart = z.infer<typeof randomPartSchema>;
