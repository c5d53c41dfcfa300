import { z } from 'zod';
import type { JsonObject } from '#domain/core/json.ts';

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
  recordedAt: z.iso.datetime(),
});

/** A user's key as its table holds it, sealed under PERSONAL_DATA_KEY; `null` once it was destroyed. */
export const keyRecord = z.strictObject({
  userId: z.string(),
  key: z.base64().nullable(),
  createdAt: z.string(),
  destroyedAt: z.string().nullable(),
});
export type KeyRecord = z.infer<typeof keyRecord>;

export const mailRecord = z.strictObject({
  id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  body: z.string(),
  userId: z.string(),
  sentAt: z.string(),
});
export type MailRecord = z.infer<typeof mailRecord>;

export const tombstoneRecord = z.strictObject({ stream: z.string() });
export type TombstoneRecord = z.infer<typeof tombstoneRecord>;

/** How many events, from the first on, a reactor need not be given again. */
export const reactorRecord = z.strictObject({
  reactor: z.string(),
  version: z.int(),
  handled: z.int().min(0),
});
export type ReactorRecord = z.infer<typeof reactorRecord>;
