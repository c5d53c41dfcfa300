import type { PieceListener } from './piece-maker.ts';
import type { Microphone } from './microphone.ts';

export interface Capture {
  readonly mimeType: string;
  readonly microphone: Microphone;
  /** @param seconds the most to record, even if `end` comes late */
  begin(seconds: number): void;
  end(): Promise<void>;
  close(): void;
}

export interface CaptureListener extends PieceListener {
  lost(): void;
  /** Sound stopped though the device is present: a call took it, or the page was suspended. */
  interrupted(): void;
  resumed(): void;
  gap(ms: number): void;
}

export type OpenCapture = (listener: CaptureListener, deviceId?: string) => Promise<Capture>;
