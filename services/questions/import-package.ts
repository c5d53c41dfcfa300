import { buffer } from 'node:stream/consumers';
import type { Position } from '#domain/core/events/event-store.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import { questionSchema, type AnswerableCode, type Question } from '#domain/question-types/registry.ts';
import type { Dependencies } from '../dependencies.ts';
import { derivedId } from '../core/ids.ts';
import { FileTooLarge } from '../files/file-store.ts';
import type { Upload } from '../http/upload.ts';
import { draftQuestion } from './commands.ts';
import { archiveLimits } from './exchange/archive.ts';
import { readPackage, type Found, type ReadPackage, type Refused } from './exchange/read-package.ts';
import { bytesOf } from './media-bytes.ts';
import { readQuestionHistory } from './question-history.ts';
import { uploadQuestionTrack } from './upload-track.ts';

type Parts = Pick<Dependencies, 'journal' | 'files' | 'questionFiles'>;

export interface ImportedPackage {
  readonly landed: readonly string[];
  readonly refused: readonly Refused[];
  readonly position?: Position | undefined;
}

export interface ImportOptions {
  readonly type?: AnswerableCode | undefined;
  /** Items without our uid are numbered from here, with the same numbers for a repeated command. */
  readonly firstNumber: number;
}

/** Drafts a package's questions under ids derived from the command; resumable. @throws NotAPackage, StoreUnavailable, FileTooLarge */
export async function importPackage(
  parts: Parts,
  options: ImportOptions,
  upload: Omit<Upload, 'atMostBytes'>,
): Promise<ImportedPackage> {
  const archive = new Uint8Array(await buffer(withinLimit(upload)));
  const context = upload.context();
  const { found, refused } = await readWithNames(archive, options);
  const landed: string[] = [];
  const notDrafted: Refused[] = [];
  let position: Position | undefined;
  for (const each of found) {
    const outcome = await draft(parts, each, upload, context);
    if ('reasons' in outcome) notDrafted.push(outcome);
    else {
      landed.push(each.question.uid);
      position = outcome.position ?? position;
    }
  }
  return { landed, refused: [...refused, ...notDrafted], position };
}

/** Everything is in memory during the import. */
const mostUnpackedBytes = 100_000_000;

async function* withinLimit({
  content,
  maximumBytes,
}: Pick<Upload, 'content' | 'maximumBytes'>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of content) {
    bytes += piece.length;
    if (bytes > maximumBytes) throw new FileTooLarge();
    yield piece;
  }
}

async function readWithNames(
  archive: Uint8Array,
  { type, firstNumber }: ImportOptions,
): Promise<ReadPackage> {
  let number = firstNumber;
  const newUid = (of: AnswerableCode) => `${of}-${String(number++).padStart(4, '0')}`;
  return readPackage(archive, { type, newUid, limits: { ...archiveLimits, totalBytes: mostUnpackedBytes } });
}

async function draft(
  parts: Parts,
  { question, media }: Found,
  upload: Omit<Upload, 'atMostBytes'>,
  context: CommandContext,
): Promise<{ readonly position?: Position } | Refused> {
  const { uid } = question;
  const known = (await readQuestionHistory(parts.journal, uid))?.present.question;
  const refused = (reason: string): Refused => ({ name: uid, reasons: [reason] });
  if (known && !isSameButForFiles(known, question)) return refused('There is another question of this name.');
  if (known) return {};
  const ofOne = { ...context, commandId: derivedId('import', context.commandId, uid) };
  const names = new Map<string, string>();
  for (const [file, bytes] of media) {
    const there = await bytesOf(parts.questionFiles, file);
    if (there && Buffer.compare(there, bytes) === 0) continue;
    if (!file.endsWith('.mp3'))
      return refused(`There is no picture ${file} yet, and a package cannot bring it.`);
    const sent = await uploadQuestionTrack(parts, uid, ofOne.commandId, {
      content: piecesOf(bytes),
      mediaType: 'audio/mpeg',
      maximumBytes: upload.maximumBytes,
      context: () => ({ ...ofOne, commandId: derivedId('track', ofOne.commandId) }),
    });
    if ('rejected' in sent) return refused('Its recording is no mp3.');
    names.set(file, sent.uploaded.track);
  }
  const drafted = await draftQuestion(parts, withFiles(question, names), ofOne);
  return 'rejected' in drafted ? refused('There is another question of this name.') : drafted;
}

async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Renames the question's files to their stored names. */
function withFiles(question: Question, names: ReadonlyMap<string, string>): Question {
  const renamed: unknown = JSON.parse(JSON.stringify(question), (key, value: unknown) =>
    key === 'track' && typeof value === 'string' ? (names.get(value) ?? value) : value,
  );
  return questionSchema.parse(renamed);
}

/** Recordings of an earlier import have our names. */
function isSameButForFiles(one: Question, other: Question): boolean {
  const told = (question: Question) =>
    JSON.stringify(question, (key, value: unknown) => (key === 'track' ? '' : value));
  return told(one) === told(other);
}
