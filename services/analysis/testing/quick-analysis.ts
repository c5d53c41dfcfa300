import { factsOf } from '#domain/scoring/writing/testing/facts-of.ts';
import { scoreWriting } from '#domain/scoring/writing/score-writing.ts';
import type { WritingAnalysis } from '#domain/scoring/writing-analysis.ts';

/** Scores by the rules of the product, from facts that need no model: for tests of what is done with a score. */
export function createQuickAnalysis(): WritingAnalysis {
  return { score: async (answer) => scoreWriting(answer, factsOf(answer, answer.text)) };
}
