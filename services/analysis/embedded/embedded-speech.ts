import { Defect } from '#domain/core/defect.ts';
import { nothingRecorded } from '#domain/scoring/speaking/facts.ts';
import { scoreSpeaking } from '#domain/scoring/speaking/score-speaking.ts';
import type { SpeechAnalysis } from '#domain/scoring/speech-analysis.ts';
import { UnreadableSound } from '../speech/sound/unreadable-sound.ts';
import type { SpeakingFactsReader } from './speaking-facts-reader.ts';

/**
 * Scores recordings in this process, by models that come with the product.
 * @param reader it goes on when the analysis is no longer used
 */
export function createEmbeddedSpeech(reader: SpeakingFactsReader): SpeechAnalysis {
  return {
    async score(answer) {
      if (answer.sound.length === 0) return scoreSpeaking(answer, nothingRecorded);
      try {
        return scoreSpeaking(answer, await reader.factsOf(answer));
      } catch (error) {
        // The same bytes would be no recording the next time either.
        if (error instanceof UnreadableSound) throw new Defect(error.message, { cause: error });
        throw error;
      }
    },
  };
}
