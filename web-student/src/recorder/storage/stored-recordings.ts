import { wavType } from '../capture/wav.ts';

export const checkSubject = 'microphone check';

export interface StoredRecording {
  readonly id: string;
  /** `user:<id>` or `visitor:<id>`, because people share devices. */
  readonly owner: string;
  readonly subject: string;
  readonly mimeType: string;
  readonly at: number;
  /** False while recording, or if the page closed before the end. */
  readonly isWhole: boolean;
}

export interface StoredPiece {
  readonly index: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Stores recordings until the server has them. All writes are idempotent. */
export interface StoredRecordings {
  begin(recording: StoredRecording): Promise<void>;
  addPiece(id: string, piece: StoredPiece): Promise<void>;
  setWhole(id: string): Promise<void>;
  list(owner: string): Promise<readonly StoredRecording[]>;
  get(id: string): Promise<StoredRecording | undefined>;
  pieces(id: string): Promise<readonly StoredPiece[]>;
  setSent(id: string, index: number): Promise<void>;
  sent(id: string): Promise<ReadonlySet<number>>;
  forget(id: string): Promise<void>;
  forgetOwner(owner: string): Promise<void>;
  forgetBefore(at: number): Promise<void>;
}

/** The first piece of sound. Piece 0 of a WAV file is its header, which is written last. */
export const firstPieceOf = (mimeType: string) => (mimeType === wavType ? 1 : 0);
