import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { AnswerableCode, Question } from '#domain/question-types/registry.ts';
import { readPackage, type Found, type Refused } from '#services/questions/exchange/read-package.ts';
import { readContent } from '../content-files.ts';

export interface ImportedContent {
  /** Written to the folder, by uid. */
  readonly landed: readonly string[];
  /** An identical question already exists. */
  readonly there: readonly string[];
  readonly refused: readonly Refused[];
}

/**
 * Writes a package's questions in the authors' layout, `<CODE>/<UID>.json` with recording or picture beside. Existing
 * files stay.
 * @param type the type of foreign items
 * @throws NotAPackage, BrokenContent
 */
export async function importContent(
  archive: Uint8Array,
  folder: string,
  type?: AnswerableCode,
): Promise<ImportedContent> {
  const known = new Map(readContent(folder).map(({ question }) => [question.uid, question]));
  const { found, refused } = await readPackage(archive, { type, newUid: freeUids([...known.keys()]) });
  const landed: string[] = [];
  const there: string[] = [];
  const taken: Refused[] = [];
  for (const each of found) {
    const { uid } = each.question;
    const before = known.get(uid);
    if (before && isDeepStrictEqual(before, each.question)) there.push(uid);
    else if (before) taken.push({ name: uid, reasons: ['There is another question of this name.'] });
    else if (write(folder, each)) landed.push(uid);
    else taken.push({ name: uid, reasons: ['There is another file of the same name.'] });
  }
  return { landed, there, refused: [...refused, ...taken] };
}

/** Uids after the last number of a type. */
function freeUids(uids: readonly string[]): (type: AnswerableCode) => string {
  const last = new Map<string, number>();
  return (type) => {
    const numbers = uids
      .filter((uid) => uid.startsWith(`${type}-`))
      .map((uid) => Number(uid.slice(type.length + 1)));
    const next = (last.get(type) ?? Math.max(0, ...numbers)) + 1;
    last.set(type, next);
    return `${type}-${String(next).padStart(4, '0')}`;
  };
}

/** False if a file exists. */
function write(folder: string, { question, media }: Found): boolean {
  const home = path.join(folder, question.type);
  const files = new Map<string, Uint8Array | string>([...media, [`${question.uid}.json`, textOf(question)]]);
  if ([...files.keys()].some((file) => existsSync(path.join(home, file)))) return false;
  mkdirSync(home, { recursive: true });
  for (const [file, content] of files) writeFileSync(path.join(home, file), content, { flag: 'wx' });
  return true;
}

const textOf = (question: Question) => `${JSON.stringify(question, null, 2)}\n`;
