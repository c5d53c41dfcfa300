import { Defect } from '#domain/core/defect.ts';
import { nothingRecorded, notSound, type SpeakingFacts } from '#domain/scoring/speaking/facts.ts';
import { scoreSpeaking } from '#domain/scoring/speaking/score-speaking.ts';
import type { SpeechAnalysis, SpokenAnswer } from '#domain/scoring/speech-analysis.ts';
import type { TimedWord } from '../speech/recogniser/timed-words.ts';
import { UnreadableSound, type SoundFault } from '../speech/sound/unreadable-sound.ts';
import { CrashedReading } from './reading-process.ts';
import type { SpeakingFactsReader } from './speaking-facts-reader.ts';

/** The analysis in the house, and what it rests on. */
export interface EmbeddedSpeech extends SpeechAnalysis {
  /**
   * @param said the words of another recogniser
   * @throws Defect for a cut-off, too long or unknown recording, Error where no facts can be had now
   */
  factsOf(answer: SpokenAnswer, said?: readonly TimedWord[]): Promise<SpeakingFacts>;
}

/** What is no recording is told the student as that. One that is cut off or too long was recorded, and is a defect. */
const factsOfFault: { readonly [Fault in SoundFault]?: SpeakingFacts } = {
  empty: nothingRecorded,
  not_sound: notSound,
};

/** Scores recordings in this process, by the models of the product. @param reader stays open after this is disposed */
export function createEmbeddedSpeech(reader: SpeakingFactsReader): EmbeddedSpeech {
  const factsOf: EmbeddedSpeech['factsOf'] = async (answer, said) => {
    if (answer.sound.length === 0) return nothingRecorded;
    try {
      return await reader.factsOf(answer, said);
    } catch (error) {
      const facts = error instanceof UnreadableSound ? factsOfFault[error.fault] : undefined;
      if (facts) return facts;
      // The same bytes would be no recording the next time either.
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
