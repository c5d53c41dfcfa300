import type { KeptRecording } from '../storage/kept-recordings.ts';

export type Sent = Pick<KeptRecording, 'id' | 'owner' | 'mimeType'>;

/** Where the server takes recordings, as they are made. Each call may be repeated: it has its effect once. */
export interface RecordingStore {
  putPiece(recording: Sent, index: number, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /**
   * Joins the pieces by their hash.
   * @param sha256 of the whole, in hex
   * @param pieces how many
   * @returns missing indexes
   * @throws CallFailed
   */
  finish(recording: Sent, sha256: string, pieces: number): Promise<readonly number[]>;
}
