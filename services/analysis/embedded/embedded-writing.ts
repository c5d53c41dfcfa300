import { scoreWriting } from '#domain/scoring/writing/score-writing.ts';
import type { WritingAnalysis } from '#domain/scoring/writing-analysis.ts';
import { createFactsReader } from './facts-reader.ts';

/**
 * Scores written answers in this process, by models and libraries that come with the product. It takes some seconds and
 * 1 GB from the first answer on, and nothing before.
 */
export function createEmbeddedWriting(): WritingAnalysis & AsyncDisposable {
  const reader = createFactsReader();
  return {
    score: async (answer) => scoreWriting(answer, await reader.factsOf(answer)),
    [Symbol.asyncDispose]: () => reader[Symbol.asyncDispose](),
  };
}
