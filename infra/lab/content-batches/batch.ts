import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { check, readJson } from '#infra/seed/content-files.ts';

/** What a text does: a bank of one kind has one voice. */
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

/** The protocol of a second reader, who saw what a student sees and answered. */
const blindFile = z.strictObject({
  /** Who read, so that two readings can be told apart. */
  reader: z.string().min(1),
  saw: z.literal("the student's view"),
  solved: z.array(
    z.strictObject({
      uid: z.string(),
      /** As the domain has answers of the type, without its code; of a short question `{ "text": "…" }`. */
      answer: z.record(z.string(), z.unknown()),
      /** What made the reader hesitate. */
      doubt: z.string().min(1).optional(),
      /** What of the question was changed after the reading. */
      mended: z.string().min(1).optional(),
    }),
  ),
});
export type Reading = z.infer<typeof blindFile>;
export type Solved = Reading['solved'][number];

/** Questions that were written together, in a style of their own. */
export interface Batch {
  readonly name: string;
  readonly hasStyle: boolean;
  /** The kind of each question's text, by uid. */
  readonly kinds: z.infer<typeof batchFile>['kinds'];
  /** Nothing before a second reader has read the batch. */
  readonly blind?: Reading;
}

const batchesFolder = path.join(import.meta.dirname, 'batches');

/** All batches of a folder by name: `<name>/batch.json`, `style.md` and `blind.json` beside it. @throws BrokenContent */
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
