import { extraWords } from './extra-words.ts';
import type { SpeakingFacts, Stretch } from './facts.ts';
import { interruptedShare, pausesOf } from './pauses.ts';
import { voiceBetween } from './reach.ts';
import { syllablesOf } from './syllables.ts';

/** A word that was said, and how clearly. */
export interface SpokenWord {
  readonly text: string;
  readonly probability: number;
}

export interface FluencyFigures {
  /** Syllables a second of voice, without the pauses. */
  readonly syllablesPerSecond: number;
  /** Pauses of .25 s or more for each ten words. */
  readonly pausesPerTenWords: number;
  /** Percent of the time that interrupting pauses take. */
  readonly pausePercent: number;
  /** Words between two interruptions, in the mean. */
  readonly wordsPerRun: number;
  /** Percent of the voice without a word in it: "um", "er". */
  readonly fillerPercent: number;
  /** Words said again, broken off or added for each ten words. */
  readonly extraPerTenWords: number;
  /** Mean probability of the words, in percent. */
  readonly clearPercent: number;
}

interface Run extends Stretch {
  readonly words: number;
}

/** @param words of the task that were heard */
export function fluencyFigures(facts: SpeakingFacts, words: readonly SpokenWord[]): FluencyFigures {
  const voiceMs = voiceBetween(facts.runs, 0, Number.POSITIVE_INFINITY);
  const pauses = pausesOf(facts);
  const interrupting = pauses.filter(({ excessMs }) => excessMs > 0);
  const perTen = (count: number) => (words.length === 0 ? 10 : (10 * count) / words.length);
  const syllables = words.reduce((sum, { text }) => sum + syllablesOf(text), 0);
  return {
    syllablesPerSecond: voiceMs === 0 ? 0 : (1000 * syllables) / voiceMs,
    pausesPerTenWords: perTen(pauses.length),
    pausePercent: 100 * interruptedShare(facts),
    wordsPerRun: words.length / (interrupting.length + 1),
    fillerPercent: voiceMs === 0 ? 100 : (100 * wordlessVoice(facts)) / voiceMs,
    extraPerTenWords: perTen(extraWords(facts).length),
    clearPercent:
      words.length === 0
        ? 0
        : (100 * words.reduce((sum, { probability }) => sum + probability, 0)) / words.length,
  };
}

/** The stretches between interrupting pauses, with how many words were heard in each. */
export function runsOf(facts: SpeakingFacts): Run[] {
  const [first, last] = [facts.runs[0], facts.runs.at(-1)];
  if (!first || !last) return [];
  const breaks = pausesOf(facts).filter(({ excessMs }) => excessMs > 0);
  const starts = [first.startMs, ...breaks.map(({ endMs }) => endMs)];
  const ends = [...breaks.map(({ startMs }) => startMs), last.endMs];
  return starts.map((startMs, at) => {
    const endMs = ends[at] ?? last.endMs;
    const words = facts.heard.filter((word) => {
      const middle = (word.startMs + word.endMs) / 2;
      return middle >= startMs && middle < endMs;
    }).length;
    return { startMs, endMs, words };
  });
}

/** So long a stretch of voice without a word belongs to the words beside it: their times are not exact. */
const inexactMs = 250;

/** How much voice holds no word, in ms. */
function wordlessVoice({ runs, heard, reference }: SpeakingFacts): number {
  const words = [...heard, ...reference.flatMap(({ at }) => (at ? [at] : []))].toSorted(
    (one, other) => one.startMs - other.startMs,
  );
  return runs.reduce((sum, run) => {
    let from = run.startMs;
    let wordless = 0;
    const count = (until: number) => {
      if (until - from > inexactMs) wordless += until - from - inexactMs;
    };
    for (const word of words) {
      if (word.endMs <= from || word.startMs >= run.endMs) continue;
      count(word.startMs);
      from = Math.max(from, word.endMs);
    }
    count(run.endMs);
    return sum + wordless;
  }, 0);
}
