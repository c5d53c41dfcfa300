import { z } from 'zod';
import type { JsonObject } from '#domain/core/events/json.ts';
import { instantSchema } from '#domain/core/instant.ts';
import { tables } from './taken.ts';

const json = z.record(z.string(), z.unknown()).transform((value) => value as JsonObject);

/** A stored event, with encrypted personal fields. Its line number is its place in the store. */
export const eventRecord = z.strictObject({
  id: z.uuid(),
  stream: z.string(),
  revision: z.int().min(0),
  type: z.string(),
  data: json,
  metadata: json,
  recordedAt: instantSchema,
});

export const rowRecord = z.strictObject({ table: z.enum(tables.taken), row: json });
export type RowRecord = z.infer<typeof rowRecord>;

/** How many events, from the first on, a reactor has handled. */
export const reactorRecord = z.strictObject({
  reactor: z.string(),
  version: z.int(),
  handled: z.int().min(0),
});
export type ReactorRecord = z.infer<typeof reactorRecord>;
