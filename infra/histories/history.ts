import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { JsonObject } from '#domain/core/events/json.ts';
import { instantSchema } from '#domain/core/instant.ts';

/** A release's data in an installation's store, immutable: one folder per release. */
export interface History {
  readonly events: readonly HistoryEvent[];
  readonly keys: HistoryKeys;
  /** By workflow type, as recorded by Temporal, see `workflows/core/testing/replay.ts`. */
  readonly workflows: { readonly [type: string]: JsonObject };
}

const json = z.record(z.string(), z.unknown()).transform((value) => value as JsonObject);
const eventSchema = z.strictObject({
  stream: z.string(),
  revision: z.int().min(0),
  id: z.uuid(),
  type: z.string(),
  data: json,
  metadata: json,
  recordedAt: instantSchema,
});
export type HistoryEvent = z.infer<typeof eventSchema>;

const keysSchema = z.strictObject({
  note: z.string(),
  testMasterKey: z.string(),
  /** Sealed under the master key; null for deleted accounts. */
  keys: z.array(
    z.strictObject({
      userId: z.string(),
      key: z.base64().nullable(),
      createdAt: instantSchema,
      destroyedAt: instantSchema.nullable(),
    }),
  ),
});
export type HistoryKeys = z.infer<typeof keysSchema>;

const [eventsFile, keysFile, workflowsFile] = ['events.jsonl', 'keys.json', 'workflows.json'];
const kept = import.meta.dirname;

export function recordedReleases(root = kept): string[] {
  return readdirSync(root)
    .filter((name) => existsSync(path.join(root, name, eventsFile)))
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

export const snapshotOf = (release: string, root = kept): string => path.join(root, release, 'expected.json');

/** @param root the folder of all histories @throws z.ZodError for an unknown format */
export function readHistory(release: string, root = kept): History {
  const text = (file: string) => readFileSync(path.join(root, release, file), 'utf8');
  const events = text(eventsFile).trimEnd().split('\n');
  return {
    events: events.map((line) => eventSchema.parse(JSON.parse(line))),
    keys: keysSchema.parse(JSON.parse(text(keysFile))),
    workflows: z.record(z.string(), json).parse(JSON.parse(text(workflowsFile))),
  };
}

/** @param snapshot see `snapshotOf` @throws Error if the release already has a history */
export function writeHistory(
  release: string,
  { events, keys, workflows }: History,
  snapshot: string,
  root = kept,
): string {
  const folder = path.join(root, release);
  mkdirSync(folder);
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  write(eventsFile, events.map((event) => `${JSON.stringify(event)}\n`).join(''));
  write(keysFile, `${JSON.stringify(keys, null, 2)}\n`);
  write(workflowsFile, `${JSON.stringify(workflows)}\n`);
  writeFileSync(snapshotOf(release, root), snapshot);
  return folder;
}
