import { z } from 'zod';
import { adminResource } from '../core/admin-resource.ts';
import { typeCodeSchema } from '../question-types/type-code.ts';
import { difficultySchema } from '../question-types/question-fields.ts';

/** An answer given in practice, as far as it has a score. */
export const adminAttemptSchema = z.object({
  id: z.string(),
  userId: z.string().nullable(),
  visitorId: z.string().nullable(),
  uid: z.string(),
  type: typeCodeSchema,
  /** `null` in what was answered before questions had one. */
  difficulty: difficultySchema.nullable(),
  /** Of the score that counts. */
  points: z.number(),
  maximum: z.number(),
  successful: z.boolean(),
  /** The revision of the question that this score follows. */
  revision: z.int().min(1),
  /** Of the first score: the same, unless the key was corrected. */
  firstPoints: z.number(),
  firstMaximum: z.number(),
  rescoredAt: z.string().nullable(),
  secondsUsed: z.number(),
  at: z.string(),
});
export type AdminAttempt = z.infer<typeof adminAttemptSchema>;

export const adminAttempts = adminResource('attempts', adminAttemptSchema, {
  sorts: ['at', 'userId', 'uid', 'points', 'revision', 'successful', 'secondsUsed'],
  filters: ['userId', 'visitorId', 'uid', 'type', 'difficulty', 'successful'],
});
