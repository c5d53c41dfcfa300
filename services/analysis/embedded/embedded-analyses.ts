import type { Analyses } from '../answer-to-score.ts';
import { createEmbeddedSpeech, type EmbeddedSpeech } from './embedded-speech.ts';
import { createEmbeddedWriting } from './embedded-writing.ts';
import { createMeaningThread } from './meaning-thread.ts';
import { createSpeakingFactsReader } from './speaking-facts-reader.ts';

export interface EmbeddedAnalyses extends Analyses, AsyncDisposable {
  readonly speech: EmbeddedSpeech;
  /** Opens all that the first answers would wait for, some seconds. @throws Error where it cannot be opened */
  warmUp(): Promise<void>;
}

/** Scores answers of all kinds in this process. What both need, the sentence model, is in memory once. */
export function createEmbeddedAnalyses(): EmbeddedAnalyses {
  const meaning = createMeaningThread();
  const writing = createEmbeddedWriting(meaning);
  const hearing = createSpeakingFactsReader(meaning);
  return {
    writing,
    speech: createEmbeddedSpeech(hearing),
    async warmUp() {
      await Promise.all([writing.warmUp(), hearing.warmUp()]);
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([writing[Symbol.asyncDispose](), hearing[Symbol.asyncDispose]()]);
      await meaning[Symbol.asyncDispose]();
    },
  };
}
