import type { SpeakingFacts } from '#domain/scoring/speaking/facts.ts';
import type { SpokenAnswer } from '#domain/scoring/speech-analysis.ts';
import type { Recording, RecordingFacts } from '../speech/recording-facts.ts';
import type { TimedWord } from '../speech/recogniser/timed-words.ts';
import { UnreadableSound } from '../speech/sound/unreadable-sound.ts';
import type { MeaningThread } from './meaning-thread.ts';
import { createReadingProcess } from './reading-process.ts';
import { transcriptFacts } from './transcript-facts.ts';

/** Deterministic: a recording always has the same facts, regardless of earlier ones. */
export interface SpeakingFactsReader extends AsyncDisposable {
  /** @param said words from another recogniser @throws UnreadableSound, CrashedReading, Error if the facts are unavailable now */
  factsOf(answer: SpokenAnswer, said?: readonly TimedWord[]): Promise<SpeakingFacts>;
  /** Loads the models, for a second, so that the first recording need not wait. @throws Error if it cannot */
  warmUp(): Promise<void>;
}

/** Transcribes in a child process, because native code reads untrusted uploads. @param meaning stays open after disposal */
export function createSpeakingFactsReader(meaning: MeaningThread): SpeakingFactsReader {
  const hearing = createReadingProcess<Recording, RecordingFacts>(
    new URL('./sound-worker.ts', import.meta.url),
  );
  return {
    async factsOf(answer, said) {
      const { sound, reference, accepted } = answer;
      const given = said ?? reference;
      const read = await hearing.read({ sound, accepted, ...(given !== undefined && { given }) });
      if ('fault' in read) throw new UnreadableSound(read.fault);
      const text = read.facts.heard.map((word) => word.text).join(' ');
      return { ...read.facts, ...(await transcriptFacts(answer, text, meaning)) };
    },
    async warmUp() {
      await hearing.read({ sound: nothingToHear });
    },
    [Symbol.asyncDispose]: () => hearing[Symbol.asyncDispose](),
  };
}

const nothingToHear = new Uint8Array();
