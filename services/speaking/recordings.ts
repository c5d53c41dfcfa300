import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { reject, type Rejection } from '#domain/core/events/decision.ts';
import { beginsAs, recordingLimits, type recordingTypes } from '#domain/speaking/contract.ts';
import { personKey, type Person } from '#projections/progress/person.ts';
import type { Dependencies } from '../dependencies.ts';
import { FileExists, FileTooLarge, type FileName, type StoredFile } from '../files/file-store.ts';
import type { Upload } from '../http/upload.ts';

export type RecordingDependencies = Pick<Dependencies, 'files'>;

const ownerOf = (person: Person) => ({ kind: 'person', id: personKey(person) ?? '' }) as const;
const pieceName = (person: Person, recordingId: string, piece: number): FileName => ({
  owner: ownerOf(person),
  key: `${recordingId}.${piece}`,
  isDraft: true,
});
const wholeName = (person: Person, recording: string): FileName => ({
  owner: ownerOf(person),
  key: `recording-${recording}`,
});
const unsubmittedName = (person: Person, recording: string): FileName => ({
  ...wholeName(person, recording),
  isDraft: true,
});

/** Idempotent. @throws FileTooLarge, OwnerErased */
export async function keepPiece(
  { files }: RecordingDependencies,
  person: Person,
  { recordingId, piece }: { readonly recordingId: string; readonly piece: number },
  upload: Upload,
): Promise<StoredFile | Rejection<'key_reused'>> {
  try {
    return await files.put(pieceName(person, recordingId, piece), upload);
  } catch (error) {
    if (error instanceof FileExists) return reject('key_reused');
    throw error;
  }
}

export interface FinishedRecording {
  readonly recordingId: string;
  readonly pieces: number;
  readonly mediaType: (typeof recordingTypes)[number];
  readonly recording: string;
}

export interface MissingPieces {
  readonly missing: number[];
}

/** The pieces do not match the recorder's hash. */
class AnotherRecording extends Error {
  override readonly name = 'AnotherRecording';
}

/**
 * Joins the pieces under the whole's hash, once; a draft until its answer is submitted.
 * @returns the whole, or missing pieces
 * @throws FileTooLarge, OwnerErased
 */
export async function joinPieces(
  { files }: RecordingDependencies,
  person: Person,
  { recordingId, pieces, mediaType, recording }: FinishedRecording,
): Promise<
  StoredFile | MissingPieces | Rejection<'recording_differs' | 'nothing_recorded' | 'no_recording'>
> {
  const name = unsubmittedName(person, recording);
  const before = await findRecording({ files }, person, recording);
  if (before) return before;
  const names = Array.from({ length: pieces }, (_, piece) => pieceName(person, recordingId, piece));
  const found = await Promise.all(names.map((each) => files.find(each)));
  const parts = found.filter((part) => part !== undefined);
  if (parts.length < pieces)
    return { missing: found.flatMap((part, piece) => (part === undefined ? [piece] : [])) };
  const whole = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  if (whole === 0) return reject('nothing_recorded');
  if (!beginsAs(mediaType, await headOf(parts))) return reject('no_recording');
  if (whole > recordingLimits.bytes)
    throw new FileTooLarge(`A recording may have ${recordingLimits.bytes} bytes at most`);
  try {
    const content = joined(parts, recording);
    const stored = await files.put(name, { content, mediaType, maximumBytes: recordingLimits.bytes });
    await Promise.all(names.map((each) => files.delete(each)));
    return stored;
  } catch (error) {
    if (error instanceof AnotherRecording) return reject('recording_differs');
    throw error;
  }
}

async function headOf(parts: readonly StoredFile[]): Promise<Uint8Array> {
  const heads: Buffer[] = [];
  let left = 12;
  for (const part of parts) {
    if (left === 0) break;
    if (part.bytes === 0) continue;
    const head = await buffer(part.read(0, Math.min(left, part.bytes) - 1));
    heads.push(head);
    left -= head.length;
  }
  return Buffer.concat(heads);
}

async function* joined(parts: readonly StoredFile[], sha256: string): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for (const part of parts) {
    if (part.bytes === 0) continue;
    for await (const bytes of part.read(0, part.bytes - 1) as AsyncIterable<Uint8Array>) {
      hash.update(bytes);
      yield bytes;
    }
  }
  // Thrown before the end, so that nothing is stored under this name.
  if (hash.digest('hex') !== sha256)
    throw new AnotherRecording('The pieces do not match the digest of the recording');
}

export async function readRecording(
  store: RecordingDependencies,
  person: Person,
  recording: string,
): Promise<Uint8Array | undefined> {
  // An empty recording is an answer too.
  if (recording === '') return new Uint8Array();
  const found = await findRecording(store, person, recording);
  if (!found) return undefined;
  return buffer(found.read(0, found.bytes - 1));
}

export const findRecording = async ({ files }: RecordingDependencies, person: Person, recording: string) =>
  (await files.find(wholeName(person, recording))) ?? files.find(unsubmittedName(person, recording));

/** Keeps an answer's recording until its user is deleted; repeatable. */
export async function retainRecording(
  { files }: RecordingDependencies,
  person: Person,
  recording: string,
): Promise<void> {
  const name = wholeName(person, recording);
  const isKept = (await files.keepDraft(name)) || (await files.find(name)) !== undefined;
  if (!isKept) throw new Error('A recording was deleted while it was submitted');
}
