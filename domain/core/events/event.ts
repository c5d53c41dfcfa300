import { z } from 'zod';
import { instantSchema } from '../instant.ts';

/** A fact: past-tense type and plain JSON data. Its type names are a storage format and never change. */
export interface DomainEvent<Type extends string = string, Data = unknown> {
  readonly type: Type;
  readonly data: Data;
}

/** Who caused an event. `system` names the process that did it, e.g. `workflows` or `seed`. */
export const actorSchema = z.object({
  kind: z.enum(['visitor', 'student', 'admin', 'system']),
  id: z.string().min(1).max(100),
});
export type Actor = z.infer<typeof actorSchema>;

export const metadataSchema = z.object({
  /** The user whom the event is about, in whose history it stands. */
  userId: z.string().optional(),
  visitorId: z.string().optional(),
  /** The id of the whole conversation: one per request or workflow. */
  correlationId: z.string(),
  /** The id of the command that caused the event; a repeated command is recognised by it. */
  causationId: z.string(),
  /** A keyed hash of the command and its input, by which its id used for another one is recognised; absent for commands of processes. */
  fingerprint: z.string().optional(),
  actor: actorSchema,
  at: instantSchema,
  /** The version of the event's data, see `defineEvents`. */
  version: z.int().min(1),
});
export type EventMetadata = z.infer<typeof metadataSchema>;
