import { z } from 'zod';
import { adminResource } from '../core/admin-resource.ts';
import { typeCodeSchema } from '../question-types/type-code.ts';
import { difficultySchema } from '../question-types/question-fields.ts';

/** A scored answer in practice. */
export const adminAttemptSchema = z.object({
  id: z.string(),
  userId: z.string().nullable(),
  visitorId: z.string().nullable(),
  uid: z.string(),
  type: typeCodeSchema,
  /** null in old answers. */
  difficulty: difficultySchema.nullable(),
  points: z.number(),
  maximum: z.number(),
  successful: z.boolean(),
  revision: z.int().min(1),
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
