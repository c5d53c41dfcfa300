import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { check, readJson } from '#infra/seed/content-files.ts';

/** A text's purpose: a bank of one kind would have one voice. */
export const textKinds = [
  'definition',
  'method',
  'result',
  'argument',
  'debate',
  'case',
  'history',
  'instruction',
  'narrative',
] as const;

const batchFile = z.strictObject({ kinds: z.record(z.string(), z.enum(textKinds)) });

/** The record of a second reader with the student's view. */
const blindFile = z.strictObject({
  /** Distinguishes readings. */
  reader: z.string().min(1),
  saw: z.literal("the student's view"),
  solved: z.array(
    z.strictObject({
      uid: z.string(),
      /** The type's answer without its code; `{ "text": "…" }` for a short question. */
      answer: z.record(z.string(), z.unknown()),
      /** Why the reader hesitated. */
      doubt: z.string().min(1).optional(),
      mended: z.string().min(1).optional(),
    }),
  ),
});
export type Reading = z.infer<typeof blindFile>;
export type Solved = Reading['solved'][number];

export interface Batch {
  readonly name: string;
  readonly hasStyle: boolean;
  readonly kinds: z.infer<typeof batchFile>['kinds'];
  /** Absent before a second reading. */
  readonly blind?: Reading;
}

const batchesFolder = path.join(import.meta.dirname, 'batches');

/** Batches by name: `<name>/batch.json`, `style.md` and `blind.json` beside it. @throws BrokenContent */
export function readBatches(folder: string = batchesFolder): Batch[] {
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  return names.map((name) => {
    const [file, blind] = [`${name}/batch.json`, `${name}/blind.json`];
    const { kinds } = check(batchFile, readJson(folder, file), `batches/${file}`);
    return {
      name,
      kinds,
      hasStyle: existsSync(path.join(folder, name, 'style.md')),
      ...(existsSync(path.join(folder, blind)) && {
        blind: check(blindFile, readJson(folder, blind), `batches/${blind}`),
      }),
    };
  });
}
