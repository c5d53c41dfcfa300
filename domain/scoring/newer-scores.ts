import { z } from 'zod';
import { scoreSchema } from './score.ts';

/** What a student sees of scores by newer versions of the scorer: part of an attempt and of a test's question. */
export const newerScoresSchema = z.object({
  /** By newer versions of the scorer, oldest first. They are shown and never count. */
  secondScores: z.array(scoreSchema),
  /** Whether the student asked for a notification about the next one; `null` for a visitor, who gets none. */
  isNoticeRequested: z.boolean().nullable(),
});
export type NewerScores = z.infer<typeof newerScoresSchema>;
