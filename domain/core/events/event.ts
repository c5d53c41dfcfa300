import { z } from 'zod';
import { instantSchema } from '../instant.ts';

/** A fact: past-tense type and plain JSON data. Type names are a storage format and never change. */
export interface DomainEvent<Type extends string = string, Data = unknown> {
  readonly type: Type;
  readonly data: Data;
}

/** The cause of an event. `system` names the process, e.g. `workflows` or `seed`. */
export const actorSchema = z.object({
  kind: z.enum(['visitor', 'student', 'admin', 'system']),
  id: z.string().min(1).max(100),
});
export type Actor = z.infer<typeof actorSchema>;

export const metadataSchema = z.object({
  /** The user in whose history the event appears. */
  userId: z.string().optional(),
  visitorId: z.string().optional(),
  /** One per request or workflow. */
  correlationId: z.string(),
  /** The id of the command, by which repetitions are recognised. */
  causationId: z.string(),
  /** Keyed hash of the command and its input, which detects an id used for another command; absent for commands of processes. */
  fingerprint: z.string().optional(),
  actor: actorSchema,
  at: instantSchema,
  version: z.int().min(1),
});
export type EventMetadata = z.infer<typeof metadataSchema>;
