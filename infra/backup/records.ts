import { z } from 'zod';
import type { JsonObject } from '#domain/core/events/json.ts';
import { instantSchema } from '#domain/core/instant.ts';
import { tables } from './taken.ts';

/** What stands in the lines of an archive. */
const json = z.record(z.string(), z.unknown()).transform((value) => value as JsonObject);

/** An event as it was stored, personal fields sealed. Its place among the lines is its place in the store. */
export const eventRecord = z.strictObject({
  id: z.uuid(),
  stream: z.string(),
  revision: z.int().min(0),
  type: z.string(),
  data: json,
  metadata: json,
  recordedAt: instantSchema,
});

/** A row of a table, its columns as Postgres writes them in JSON. */
export const rowRecord = z.strictObject({ table: z.enum(tables.taken), row: json });
export type RowRecord = z.infer<typeof rowRecord>;

/** How many events, from the first on, a reactor need not be given again. */
export const reactorRecord = z.strictObject({
  reactor: z.string(),
  version: z.int(),
  handled: z.int().min(0),
});
export type ReactorRecord = z.infer<typeof reactorRecord>;
