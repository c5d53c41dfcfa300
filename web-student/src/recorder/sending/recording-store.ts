import type { KeptRecording } from '../storage/kept-recordings.ts';

/** What the server has to know of a recording that it is sent. */
export type Sent = Pick<KeptRecording, 'id' | 'owner' | 'mimeType'>;

/** Where the server takes recordings, as they are made. Each call may be repeated: it has its effect once. */
export interface RecordingStore {
  /** @throws CallFailed */
  putPiece(recording: Sent, index: number, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /**
   * Joins the pieces, once all are there and make the file of that hash. @param sha256 of the whole, in hexadecimal
   * digits @param pieces how many there are @returns the indexes that are missing there; none where it is done
   * @throws CallFailed
   */
  finish(recording: Sent, sha256: string, pieces: number): Promise<readonly number[]>;
}
