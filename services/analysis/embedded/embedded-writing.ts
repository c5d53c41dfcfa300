import { scoreWriting } from '#domain/scoring/writing/score-writing.ts';
import type { WritingAnalysis, WrittenAnswer } from '#domain/scoring/writing-analysis.ts';
import { createFactsReader } from './facts-reader.ts';
import type { MeaningThread } from './meaning-thread.ts';

export interface EmbeddedWriting extends WritingAnalysis, AsyncDisposable {
  /** Loads the models, for some seconds, so that the first answer need not wait. @throws Error if it cannot */
  warmUp(): Promise<void>;
}

const anyAnswer: WrittenAnswer = {
  type: 'WSC',
  material: 'passage',
  prompt: 'Ships brought tea to Europe.',
  keyPoints: [],
  sampleAnswer: 'Tea came to Europe by ship.',
  text: 'Tea came by ship, it was dear.',
  earlier: [],
};

/** Scores in this process; uses 1 GB from the first answer on. @param meaning is shared and stays open */
export function createEmbeddedWriting(meaning?: MeaningThread): EmbeddedWriting {
  const reader = createFactsReader(meaning);
  return {
    score: async (answer) => scoreWriting(answer, await reader.factsOf(answer)),
    async warmUp() {
      await reader.factsOf(anyAnswer);
    },
    [Symbol.asyncDispose]: () => reader[Symbol.asyncDispose](),
  };
}
