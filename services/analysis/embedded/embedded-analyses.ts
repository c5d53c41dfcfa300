import type { Analyses } from '../answer-to-score.ts';
import { createEmbeddedSpeech, type EmbeddedSpeech } from './embedded-speech.ts';
import { createEmbeddedWriting } from './embedded-writing.ts';
import { createMeaningThread } from './meaning-thread.ts';
import { createSpeakingFactsReader } from './speaking-facts-reader.ts';

export interface EmbeddedAnalyses extends Analyses, AsyncDisposable {
  readonly speech: EmbeddedSpeech;
  /** Loads the models, for some seconds, so that the first answers need not wait. @throws Error if it cannot */
  warmUp(): Promise<void>;
}

/** Scores all answers in this process. Speaking and writing share one sentence model. */
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
