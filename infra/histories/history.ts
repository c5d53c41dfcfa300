import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { JsonObject, JsonValue } from '#domain/core/json.ts';

/**
 * What a release left in the store of an installation: data of its own, written once and never changed. A folder for
 * each release lies beside this file.
 */
export interface History {
  readonly release: Release;
  /** In the order of the store, personal fields sealed. */
  readonly events: readonly HistoryEvent[];
  readonly keys: HistoryKeys;
  readonly expected: Expected;
}

const json = z.record(z.string(), z.unknown()).transform((value) => value as JsonObject);
const eventSchema = z.strictObject({
  stream: z.string(),
  revision: z.int().min(0),
  id: z.uuid(),
  type: z.string(),
  data: json,
  metadata: json,
  recordedAt: z.iso.datetime(),
});
export type HistoryEvent = z.infer<typeof eventSchema>;

const releaseSchema = z.strictObject({
  release: z.string(),
  /** Every event type of the release, with the versions in which it may be stored. */
  eventTypes: z.record(z.string(), z.array(z.int().min(1)).min(1)),
});
export type Release = z.infer<typeof releaseSchema>;

const keysSchema = z.strictObject({
  note: z.string(),
  /** 32 bytes in base64: PERSONAL_DATA_KEY of the installation that was recorded. */
  testMasterKey: z.string(),
  /** As its table holds them, sealed under the master key; `null` where the account was deleted. */
  keys: z.array(
    z.strictObject({
      userId: z.string(),
      key: z.base64().nullable(),
      createdAt: z.iso.datetime(),
      destroyedAt: z.iso.datetime().nullable(),
    }),
  ),
});
export type HistoryKeys = z.infer<typeof keysSchema>;

/** An object, or a list; an intended change of a category knows which. */
const state = z
  .union([z.record(z.string(), z.unknown()), z.array(z.unknown())])
  .transform((value) => value as JsonObject);
const expectedSchema = z.strictObject({
  /** By stream: its state as support sees it. */
  streams: z.record(z.string(), state),
  /** By projection: its rows in the order of their keys, without positions, which are the store's own. */
  projections: z.record(z.string(), z.array(json)),
});
export type Expected = z.infer<typeof expectedSchema>;

const kept = import.meta.dirname;

/** The releases whose histories are kept, the oldest first. */
export function recordedReleases(): string[] {
  return readdirSync(kept)
    .filter((name) => existsSync(path.join(kept, name, 'release.json')))
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

const textIn = (folder: string) => (file: string) => readFileSync(path.join(folder, file), 'utf8');

/** The release of a kept history. @throws z.ZodError as `readHistory` */
export const readRelease = (release: string): Release =>
  releaseSchema.parse(JSON.parse(textIn(path.join(kept, release))('release.json')));

/** @param root the folder of all histories @throws z.ZodError for files in another form */
export function readHistory(release: string, root = kept): History {
  const text = textIn(path.join(root, release));
  const parsed = (file: string): unknown => JSON.parse(text(file));
  return {
    release: releaseSchema.parse(parsed('release.json')),
    events: text('events.jsonl')
      .trimEnd()
      .split('\n')
      .map((line) => eventSchema.parse(JSON.parse(line))),
    keys: keysSchema.parse(parsed('keys.json')),
    expected: expectedSchema.parse(parsed('expected.json')),
  };
}

/** @throws Error when the release has a history already: a history never changes. */
export function writeHistory({ release, events, keys, expected }: History, root = kept): string {
  const folder = path.join(root, release.release);
  mkdirSync(folder);
  const write = (file: string, content: string) => writeFileSync(path.join(folder, file), content);
  write('events.jsonl', events.map((event) => `${JSON.stringify(event)}\n`).join(''));
  write('keys.json', `${JSON.stringify(keys, null, 2)}\n`);
  write('expected.json', `${JSON.stringify(sorted(expected), null, 2)}\n`);
  write('release.json', `${JSON.stringify(sorted(release), null, 2)}\n`);
  return folder;
}

/** With the fields of all objects in the order of their names, so that a difference is seen where it is. */
function sorted(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map((item: JsonValue) => sorted(item));
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, inner]: [string, JsonValue]) => [name, sorted(inner)]));
}
