import { z } from 'zod';
import { scoreSchema } from './score.ts';

export const newerScoresSchema = z.object({
  /** Oldest first. They are shown but never count. */
  secondScores: z.array(scoreSchema),
  /** Whether the student requested a notification about the next one; `null` for a visitor, who cannot. */
  isNoticeRequested: z.boolean().nullable(),
});
export type NewerScores = z.infer<typeof newerScoresSchema>;
