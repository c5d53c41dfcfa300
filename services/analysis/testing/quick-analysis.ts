import { nothingRecorded } from '#domain/scoring/speaking/facts.ts';
import { scoreSpeaking } from '#domain/scoring/speaking/score-speaking.ts';
import { readOut, spokenFreely } from '#domain/scoring/speaking/testing/spoken-facts.ts';
import type { SpeechAnalysis } from '#domain/scoring/speech-analysis.ts';
import { factsOf } from '#domain/scoring/writing/testing/facts-of.ts';
import { scoreWriting } from '#domain/scoring/writing/score-writing.ts';
import type { WritingAnalysis } from '#domain/scoring/writing-analysis.ts';
import type { Analyses } from '../answer-to-score.ts';

/** Applies the real rules to facts that need no model, for tests of the processing of scores. */
export function createQuickAnalysis(): WritingAnalysis {
  return { score: async (answer) => scoreWriting(answer, factsOf(answer, answer.text)) };
}

export const createQuickAnalyses = (): Analyses => ({
  writing: createQuickAnalysis(),
  speech: createQuickSpeech(),
});

/** Takes any sound for a complete reading of the text. */
export function createQuickSpeech(): SpeechAnalysis {
  return {
    async score({ sound, ...task }) {
      if (sound.length === 0) return scoreSpeaking(task, nothingRecorded);
      const { reference, accepted, keyPoints, prompt } = task;
      if (reference !== undefined) return scoreSpeaking(task, readOut(reference));
      const text = accepted[0] ?? keyPoints.map(({ point }) => point).join(' ');
      const asWritten = { type: 'LST', material: 'track', prompt, keyPoints, sampleAnswer: text } as const;
      const { points } = factsOf(asWritten, text);
      return scoreSpeaking(task, { ...spokenFreely(text), points, nearPrompt: 1 });
    },
  };
}
