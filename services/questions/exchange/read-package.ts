import { setImmediate as turn } from 'node:timers/promises';
import { z } from 'zod';
import { parseJson } from '#domain/core/events/json.ts';
import { plainReason } from '#domain/core/text/plain-reason.ts';
import { questionToSaveSchema } from '#domain/question-types/question-limits.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { typeOfUid } from '#domain/question-types/type-code.ts';
import { unpackFiles, type Files } from './archive.ts';
import { metadataNamespace } from './metadata.ts';
import { NotAPackage } from './not-a-package.ts';
import { mediaOf, names } from './package-names.ts';
import { readQtiItems } from './read-qti-items.ts';
import type { Candidate } from './candidate.ts';
import type { ReadOptions } from './read-options.ts';

/** A valid question with its media by name. */
export interface Found {
  readonly question: Question;
  readonly media: Files;
}

export interface Refused {
  readonly name: string;
  readonly reasons: readonly string[];
}

export interface ReadPackage {
  readonly found: readonly Found[];
  readonly refused: readonly Refused[];
}

const questionsFile = z.object({
  namespace: z.literal(metadataNamespace),
  questions: z.array(z.record(z.string(), z.unknown())).max(20_000),
});

/** The questions of an untrusted package, checked by schema and limits. @throws NotAPackage for an unreadable archive */
export async function readPackage(archive: Uint8Array, options: ReadOptions): Promise<ReadPackage> {
  const files = await unpackFiles(archive, options.limits);
  const candidates = files.has(names.manifest) ? readQtiItems(files, options) : readJson(files);
  const found: Found[] = [];
  const refused: Refused[] = [];
  const seen = new Set<string>();
  for (const candidate of candidates) {
    // A package of a thousand questions takes a second, so it yields between questions.
    await turn();
    const checked = check(candidate);
    if ('reasons' in checked) refused.push(checked);
    else if (seen.has(checked.question.uid))
      refused.push({ name: candidate.name, reasons: ['The package holds another question of this name.'] });
    else {
      seen.add(checked.question.uid);
      found.push(checked);
    }
  }
  return { found, refused };
}

function readJson(files: Files): Iterable<Candidate> {
  const bytes = files.get(names.questions);
  if (!bytes) throw new NotAPackage(`The archive has neither ${names.manifest} nor ${names.questions}.`);
  const parsed = questionsFile.safeParse(parseJson(new TextDecoder().decode(bytes)));
  if (!parsed.success) throw new NotAPackage(`${names.questions} is not what Ninety writes.`);
  return parsed.data.questions.map((fields, index) => ({
    name: typeof fields['uid'] === 'string' ? fields['uid'].slice(0, 80) : `question ${index + 1}`,
    fields,
    media: (file) => files.get(names.media(file)),
  }));
}

function check({ name, fields, media }: Candidate): Found | Refused {
  if (fields instanceof NotAPackage) return { name, reasons: [fields.message] };
  const parsed = questionToSaveSchema.safeParse(fields, { error: plainReason });
  if (!parsed.success) {
    const reasons = parsed.error.issues.map(({ path, message }) =>
      path.length === 0 ? message : `${path.join('.')}: ${message}`,
    );
    return { name, reasons };
  }
  const question = parsed.data;
  if (typeOfUid(question.uid) !== question.type)
    return { name, reasons: [`uid: A question of this type is named like ${question.type}-0001.`] };
  const brought = mediaOf(question).flatMap((file) => {
    const bytes = media(file);
    return bytes ? [[file, bytes] as const] : [];
  });
  return { question, media: new Map(brought) };
}
