import type { PieceListener } from './piece-maker.ts';
import type { Microphone } from './microphone.ts';

export interface Capture {
  readonly mimeType: string;
  readonly microphone: Microphone;
  /** Records from now on. @param seconds after which nothing more is recorded, however late `end` comes */
  begin(seconds: number): void;
  end(): Promise<void>;
  close(): void;
}

export interface CaptureListener extends PieceListener {
  lost(): void;
  /** No sound comes any more, though the device is there: a call took it, or the page was put to sleep. */
  interrupted(): void;
  resumed(): void;
  gap(ms: number): void;
}

export type OpenCapture = (listener: CaptureListener, deviceId?: string) => Promise<Capture>;
