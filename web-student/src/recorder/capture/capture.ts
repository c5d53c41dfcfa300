import type { PieceListener } from './piece-maker.ts';
import type { Microphone } from './microphone.ts';

export interface Capture {
  /** `audio/wav`, or what the browser's own recorder makes. */
  readonly mimeType: string;
  readonly microphone: Microphone;
  /** Records from now on. @param seconds after which nothing more is recorded, however late `end` comes */
  begin(seconds: number): void;
  /** Settles when the last piece was told. */
  end(): Promise<void>;
  close(): void;
}

export interface CaptureListener extends PieceListener {
  /** The device went away. */
  lost(): void;
  /** No sound comes any more, though the device is there: a call took it, or the page was put to sleep. */
  interrupted(): void;
  /** Sound comes again. */
  resumed(): void;
  /** For so long sound was missing; a pause was recorded for it. */
  gap(ms: number): void;
}

export type OpenCapture = (listener: CaptureListener, deviceId?: string) => Promise<Capture>;
