import { Defect } from '#domain/core/defect.ts';
import { nothingRecorded, notSound, type SpeakingFacts } from '#domain/scoring/speaking/facts.ts';
import { scoreSpeaking } from '#domain/scoring/speaking/score-speaking.ts';
import type { SpeechAnalysis, SpokenAnswer } from '#domain/scoring/speech-analysis.ts';
import type { TimedWord } from '../speech/recogniser/timed-words.ts';
import { UnreadableSound, type SoundFault } from '../speech/sound/unreadable-sound.ts';
import { CrashedReading } from './reading-process.ts';
import type { SpeakingFactsReader } from './speaking-facts-reader.ts';

export interface EmbeddedSpeech extends SpeechAnalysis {
  /** @param said words from another recogniser @throws Defect for a bad recording, Error if the facts are unavailable now */
  factsOf(answer: SpokenAnswer, said?: readonly TimedWord[]): Promise<SpeakingFacts>;
}

/** Students see a score of nothing for bytes that are not a recording. A cut-off or overlong recording is a defect. */
const factsOfFault: { readonly [Fault in SoundFault]?: SpeakingFacts } = {
  empty: nothingRecorded,
  not_sound: notSound,
};

/** @param reader stays open after disposal */
export function createEmbeddedSpeech(reader: SpeakingFactsReader): EmbeddedSpeech {
  const factsOf: EmbeddedSpeech['factsOf'] = async (answer, said) => {
    if (answer.sound.length === 0) return nothingRecorded;
    try {
      return await reader.factsOf(answer, said);
    } catch (error) {
      const facts = error instanceof UnreadableSound ? factsOfFault[error.fault] : undefined;
      if (facts) return facts;
      // The same bytes would fail again.
      if (error instanceof UnreadableSound || error instanceof CrashedReading)
        throw new Defect(error.message, { cause: error });
      throw error;
    }
  };
  return {
    factsOf,
    score: async (answer) => scoreSpeaking(answer, await factsOf(answer)),
  };
}
