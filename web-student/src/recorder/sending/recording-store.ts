import type { StoredRecording } from '../storage/stored-recordings.ts';

export type Sent = Pick<StoredRecording, 'id' | 'owner' | 'mimeType'>;

/** All calls are idempotent. */
export interface RecordingStore {
  putPiece(recording: Sent, index: number, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Joins the pieces. @param sha256 in hex @param pieces their number @returns missing indexes @throws CallFailed */
  finish(recording: Sent, sha256: string, pieces: number): Promise<readonly number[]>;
}
