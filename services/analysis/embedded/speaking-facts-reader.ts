import { spokenTask } from '#domain/question-types/mechanisms/spoken-task.ts';
import type { HeardWord, SpeakingFacts } from '#domain/scoring/speaking/facts.ts';
import type { SpeakingTask, SpokenAnswer } from '#domain/scoring/speech-analysis.ts';
import { wordsOf } from '#domain/scoring/words.ts';
import type { WordedAnswer } from '../meaning/meaning-facts.ts';
import type { Recording, RecordingFacts } from '../speech/recording-facts.ts';
import type { SaidWord } from '../speech/recogniser/said-words.ts';
import { UnreadableSound } from '../speech/sound/unreadable-sound.ts';
import { likenessTo } from '../text/word-order.ts';
import type { MeaningThread } from './meaning-thread.ts';
import { createReadingThread } from './reading-thread.ts';

/** Reads the facts of spoken answers that rules score. The same recording has the same facts, whatever was read before. */
export interface SpeakingFactsReader extends AsyncDisposable {
  /**
   * @param said the words that were said, where another recogniser told them; else they are recognised
   * @throws UnreadableSound where the recording is none, is cut off or too long
   * @throws Error where the facts cannot be had now
   */
  factsOf(answer: SpokenAnswer, said?: readonly SaidWord[]): Promise<SpeakingFacts>;
  /** Opens what the first recording would wait for, a second. @throws Error where it cannot be opened */
  warmUp(): Promise<void>;
}

/** An answer takes some seconds, and a class may end its answers all at once. */
const patienceMs = 5 * 60_000;

/**
 * Hears in a thread of its own, which starts with the first answer, and asks the other one what was meant.
 * @param meaning it goes on when this reader ends
 */
export function createSpeakingFactsReader(meaning: MeaningThread): SpeakingFactsReader {
  const hearing = createReadingThread<Recording, RecordingFacts>(
    new URL('./sound-worker.ts', import.meta.url),
    patienceMs,
  );
  return {
    async factsOf(answer, said) {
      const { sound, reference, prompt } = answer;
      const given = said ?? reference;
      const read = await hearing.read({ sound, ...(given !== undefined && { given }) });
      if ('fault' in read) throw new UnreadableSound(read.fault);
      const text = transcriptOf(read.facts.heard);
      const { points, nearPrompt } = await meaning.read(worded(answer, text));
      return { ...read.facts, points, nearPrompt, copiedShare: copiedShare(prompt, text) };
    },
    async warmUp() {
      await hearing.read({ sound: nothingToHear });
    },
    [Symbol.asyncDispose]: () => hearing[Symbol.asyncDispose](),
  };
}

const nothingToHear = new Uint8Array();

const transcriptOf = (heard: readonly HeardWord[]) => heard.map(({ text }) => text).join(' ');

/** Who responds to a situation has only that to go on; all others say again what they saw, read or heard. */
function worded({ type, prompt, keyPoints }: SpeakingTask, text: string): WordedAnswer {
  const material = spokenTask[type] === 'respond' ? 'task' : 'track';
  return { text, prompt, keyPoints, material, sampleAnswer: '' };
}

/** Share of the words of a text that stand in `source` in the same order, six or more in a row; 3 places. */
function copiedShare(source: string, text: string): number {
  const words = wordsOf(text);
  const { runs } = likenessTo(source, text);
  const taken = words.filter(({ span }) => runs.some(([from, to]) => span[0] >= from && span[1] <= to));
  return words.length === 0 ? 0 : Math.round((taken.length / words.length) * 1000) / 1000;
}
