import { z } from 'zod';

/** A part with its own time: three make an exam, and each skill may be sat alone. */
export const examPartSchema = z.enum(['speaking_writing', 'speaking', 'writing', 'reading', 'listening']);
export type ExamPart = z.infer<typeof examPartSchema>;

export const examPartNames: Readonly<Record<ExamPart, string>> = {
  speaking_writing: 'Speaking and writing',
  speaking: 'Speaking',
  writing: 'Writing',
  reading: 'Reading',
  listening: 'Listening',
};
