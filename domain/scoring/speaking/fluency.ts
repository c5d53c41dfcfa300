import { fluencyUpTo } from '../../question-types/catalogue/recording.ts';
import { between, type Rated } from '../rated.ts';
import type { Evidence } from '../score.ts';
import { extraWords } from './extra-words.ts';
import type { SpeakingFacts } from './facts.ts';
import { fluencyFigures, runsOf, type FluencyFigures, type SpokenWord } from './fluency-figures.ts';
import { fluencyShare } from './fluency-rating.ts';
import { fluencyWeights } from './fluency-weights.ts';
import { interruptedShare, pausesOf, spanOf } from './pauses.ts';

/**
 * Of five points two are for speed, full from two words a second on (specification, document 2, section 9: "fluency up
 * to 2"), and three for speaking without interruptions. With learners' readings this agrees with five experts by
 * Pearson .78, with no figure fitted to them.
 */
const speedShare = 2 / 5;
/** Share of the time that pauses take: up to the first all is well, from the second on nothing. */
const pauseShare = { full: 0.05, none: 0.5 } as const;

const percent = (share: number) => Math.round(share * 100);

/**
 * Speed and pauses by the base rubric, all figures by the detailed one.
 * @param words that were said
 * @param sounding words that have a sound
 */
export function rateFluency(facts: SpeakingFacts, words: number, sounding: readonly SpokenWord[]): Rated {
  const figures = fluencyFigures(facts, sounding);
  const spanMs = spanOf(facts);
  const pauses = pausesOf(facts);
  const speed = spanMs === 0 ? 0 : (words * 1000) / spanMs;
  const paused = interruptedShare(facts);
  const flow = between(paused, pauseShare.none, pauseShare.full);
  return {
    share: speedShare * between(speed, 0, fluencyUpTo) + (1 - speedShare) * flow,
    detailed: fluencyShare(figures),
    step: 0.5,
    evidence: [
      {
        kind: 'measure',
        of: 'words_per_second',
        value: Number(speed.toFixed(1)),
        scale: [0, fluencyUpTo],
      },
      {
        kind: 'measure',
        of: 'pause_percent',
        value: percent(paused),
        scale: [percent(pauseShare.none), percent(pauseShare.full)],
      },
      ...pauses
        .filter(({ excessMs }) => excessMs > 0)
        .map(({ startMs, endMs, within }): Evidence => ({ kind: 'pause', at: [startMs, endMs], within })),
      ...measuresOf(figures),
      ...runsOf(facts).map(({ startMs, endMs, words: heard }): Evidence => ({
        kind: 'run',
        at: [startMs, endMs],
        words: heard,
      })),
      ...extraWords(facts).map(({ word, of }): Evidence => ({
        kind: 'extra',
        of,
        at: [word.startMs, word.endMs],
        heard: word.text.slice(0, longestWord),
      })),
    ],
  };
}

const longestWord = 60;

/** The figures of the detailed rubric as they are shown; those that the base rubric or pronunciation shows are left out. */
const shown = {
  syllablesPerSecond: 'syllables_per_second',
  pausesPerTenWords: 'pauses_per_ten_words',
  wordsPerRun: 'words_per_run',
  fillerPercent: 'filler_percent',
  extraPerTenWords: 'extra_per_ten_words',
} as const;

const measuresOf = (figures: FluencyFigures): Evidence[] =>
  (Object.keys(shown) as (keyof typeof shown)[]).map((name) => {
    const { none, full } = fluencyWeights[name];
    return { kind: 'measure', of: shown[name], value: tenths(figures[name]), scale: [none, full] };
  });

const tenths = (value: number) => Math.round(value * 10) / 10;
