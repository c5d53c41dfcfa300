import { nothingRecorded } from '#domain/scoring/speaking/facts.ts';
import { scoreSpeaking } from '#domain/scoring/speaking/score-speaking.ts';
import { readOut, saidFreely } from '#domain/scoring/speaking/testing/said.ts';
import type { SpeechAnalysis } from '#domain/scoring/speech-analysis.ts';
import { factsOf } from '#domain/scoring/writing/testing/facts-of.ts';
import { scoreWriting } from '#domain/scoring/writing/score-writing.ts';
import type { WritingAnalysis } from '#domain/scoring/writing-analysis.ts';
import type { Analyses } from '../answer-to-score.ts';

/** Scores by the rules of the product, from facts that need no model: for tests of what is done with a score. */
export function createQuickAnalysis(): WritingAnalysis {
  return { score: async (answer) => scoreWriting(answer, factsOf(answer, answer.text)) };
}

/** Of all that is analysed. */
export const createQuickAnalyses = (): Analyses => ({
  writing: createQuickAnalysis(),
  speech: createQuickSpeech(),
});

/** The same for recordings: whatever sounds in one, it is taken for all that was to be said. */
export function createQuickSpeech(): SpeechAnalysis {
  return {
    async score({ sound, ...task }) {
      if (sound.length === 0) return scoreSpeaking(task, nothingRecorded);
      const { reference, accepted, keyPoints, prompt } = task;
      if (reference !== undefined) return scoreSpeaking(task, readOut(reference));
      const text = accepted[0] ?? keyPoints.map(({ point }) => point).join(' ');
      const asWritten = { type: 'LST', material: 'track', prompt, keyPoints, sampleAnswer: text } as const;
      const { points } = factsOf(asWritten, text);
      return scoreSpeaking(task, { ...saidFreely(text), points, nearPrompt: 1 });
    },
  };
}
