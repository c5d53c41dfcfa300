import type { speechLevel } from '../../question-types/catalogue/recording.ts';
import type { Evidence } from '../score.ts';

type Level = ReturnType<typeof speechLevel>;

/**
 * Names the measure that cost points, so that praise never contradicts the figures. Levels: document 2, section 9.
 * @param isFull no point was lost, although a measure may have cost less than half a step
 */
export function fluencyComment(level: Level, evidence: readonly Evidence[], isFull: boolean): string {
  const measures = evidence.filter((piece) => piece.kind === 'measure');
  const isSlow = measures.some(({ of, value, scale: [, full] }) => of === 'words_per_second' && value < full);
  const isHalting = measures.some(({ of, value, scale: [, full] }) => of === 'pause_percent' && value > full);
  if (isFull && (isSlow || isHalting))
    return 'Great: you speak at a good speed, with few breaks inside phrases.';
  const fault = isHalting && isSlow ? 'both' : isHalting ? 'halting' : isSlow ? 'slow' : 'none';
  return comments[level][fault];
}

const comments: Readonly<Record<Level, Readonly<Record<'none' | 'slow' | 'halting' | 'both', string>>>> = {
  great: {
    none: 'Great: you speak at a good speed, with hardly a break inside phrases.',
    slow: 'Great overall. A little more speed earns the last points.',
    halting: 'Great overall. Fewer pauses inside phrases earn the last points.',
    both: 'Great overall. A little more speed and fewer pauses earn the last points.',
  },
  good: {
    none: 'Good.',
    slow: 'Good. Speak a little faster to make it great.',
    halting: 'Good. Fewer and shorter pauses make it great.',
    both: 'Good. A little more speed and fewer pauses make it great.',
  },
  low: {
    none: 'Low.',
    slow: 'Low: you speak slowly. Say whole phrases, a little faster.',
    halting: 'Low: you stop often inside phrases. Say each phrase in one breath.',
    both: 'Low: you speak slowly and stop often. Say each phrase in one breath.',
  },
};
