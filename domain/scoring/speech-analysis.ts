import type { SpokenCode } from '../question-types/mechanisms/spoken-task.ts';
import type { KeyPoint } from '../question-types/mechanisms/analysed-fields.ts';
import type { Score } from './score.ts';

export interface SpeakingTask {
  readonly type: SpokenCode;
  /** What was read, shown or heard before: a text, the transcript of a track, what a picture shows. */
  readonly prompt: string;
  /** What is to be said word by word: read aloud, repeat sentence. */
  readonly reference?: string;
  /** Of a short question: what counts as the answer, each in one or a few words. */
  readonly accepted: readonly string[];
  readonly keyPoints: readonly KeyPoint[];
}

export interface SpokenAnswer extends SpeakingTask {
  /** The recording as it was uploaded: WAV, WebM or Ogg with Opus. */
  readonly sound: Uint8Array;
}

/**
 * Scores spoken answers. Rejects where no score can be had now; a recording without speech scores nothing, with the
 * reason.
 */
export interface SpeechAnalysis {
  /** @param attempt how often this answer's score was asked for, this time included; 1 by default */
  score(answer: SpokenAnswer, attempt?: number): Promise<Score>;
}
