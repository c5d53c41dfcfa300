import type { SpokenCode } from '../question-types/mechanisms/spoken-task.ts';
import type { KeyPoint } from '../question-types/mechanisms/analysed-fields.ts';
import type { Score } from './score.ts';

/** What was asked for in speech. */
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

/** A spoken answer, and what it answers. */
export interface SpokenAnswer extends SpeakingTask {
  /** The recording as it was uploaded: WAV, WebM or Ogg with Opus. */
  readonly sound: Uint8Array;
}

/**
 * The port to what scores spoken answers. It rejects where no score can be had now, and may then be asked again. A
 * recording that holds no speech has a score: nothing, with the reason.
 */
export interface SpeechAnalysis {
  /** @param attempt how often this answer's score was asked for, this time included; 1 by default */
  score(answer: SpokenAnswer, attempt?: number): Promise<Score>;
}
