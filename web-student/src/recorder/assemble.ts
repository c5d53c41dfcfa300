import {
  firstPieceOf,
  type StoredPiece,
  type StoredRecording,
  type StoredRecordings,
} from './storage/stored-recordings.ts';
import { secondsIn, wavHead, wavType } from './capture/wav.ts';

export interface WholeRecording {
  readonly id: string;
  readonly blob: Blob;
  /** Only for WAV; players read the length of other types. */
  readonly seconds?: number | undefined;
}

/** Joins the pieces up to the first missing one. @returns undefined without sound */
export async function wholeOf(
  stored: StoredRecordings,
  { id, mimeType }: Pick<StoredRecording, 'id' | 'mimeType'>,
): Promise<WholeRecording | undefined> {
  const pieces = withoutGap(await stored.pieces(id), firstPieceOf(mimeType));
  const length = pieces.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (length === 0) return undefined;
  const isWav = mimeType === wavType;
  const head = isWav ? [wavHead(length)] : [];
  for (const bytes of head) await stored.addPiece(id, { index: 0, bytes });
  await stored.setWhole(id);
  const blob = new Blob([...head, ...pieces.map(({ bytes }) => bytes)], { type: mimeType });
  return { id, blob, seconds: isWav ? secondsIn(length) : undefined };
}

export function withoutGap(pieces: readonly StoredPiece[], first: number): readonly StoredPiece[] {
  return pieces.filter(({ index }) => index >= first).filter(({ index }, at) => index === first + at);
}

export async function sha256Of(blob: Blob): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
