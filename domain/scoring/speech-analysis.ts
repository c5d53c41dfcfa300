import type { SpokenCode } from '../question-types/mechanisms/spoken-task.ts';
import type { KeyPoint } from '../question-types/mechanisms/analysed-fields.ts';
import type { Score } from './score.ts';

export interface SpeakingTask {
  readonly type: SpokenCode;
  /** A text, the transcript of a track, or a description of a picture. */
  readonly prompt: string;
  /** The text to say word by word: read aloud, repeat sentence. */
  readonly reference?: string;
  /** Accepted answers to a short question, each in one or a few words. */
  readonly accepted: readonly string[];
  readonly keyPoints: readonly KeyPoint[];
}

export interface SpokenAnswer extends SpeakingTask {
  /** The upload: WAV, WebM or Ogg with Opus. */
  readonly sound: Uint8Array;
}

/** Rejects if no score is available now. A recording without speech scores nothing, with the reason. */
export interface SpeechAnalysis {
  /** @param attempt counts from 1, the default */
  score(answer: SpokenAnswer, attempt?: number): Promise<Score>;
}
