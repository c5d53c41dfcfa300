import { wavType } from '../capture/wav.ts';

/** Of a recording that tries the microphone: it answers nothing and is sent nowhere. */
export const checkSubject = 'microphone check';

export interface KeptRecording {
  readonly id: string;
  /** Whose it is, for a device may be shared: `user:<id>` or `visitor:<id>`. */
  readonly owner: string;
  readonly subject: string;
  readonly mimeType: string;
  readonly at: number;
  /** False while it is made, and where the page was gone before its end. */
  readonly isWhole: boolean;
}

export interface KeptPiece {
  readonly index: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Where recordings are while they are made and until the server has them. All but reads may be repeated. */
export interface KeptRecordings {
  begin(recording: KeptRecording): Promise<void>;
  addPiece(id: string, piece: KeptPiece): Promise<void>;
  setWhole(id: string): Promise<void>;
  list(owner: string): Promise<readonly KeptRecording[]>;
  get(id: string): Promise<KeptRecording | undefined>;
  pieces(id: string): Promise<readonly KeptPiece[]>;
  setSent(id: string, index: number): Promise<void>;
  sent(id: string): Promise<ReadonlySet<number>>;
  forget(id: string): Promise<void>;
  forgetOwner(owner: string): Promise<void>;
  forgetBefore(at: number): Promise<void>;
}

/** The index of the first piece of sound: that of a WAV file is its head, which is known last. */
export const firstPieceOf = (mimeType: string) => (mimeType === wavType ? 1 : 0);
