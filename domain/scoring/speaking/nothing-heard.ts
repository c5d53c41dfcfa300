import type { Score } from '../score.ts';
import type { UnheardReason } from './facts.ts';

const reasons: readonly string[] = ['silence', 'noise', 'not_sound'] satisfies UnheardReason[];

/** Whether a recording held silence or noise alone, or no sound: a microphone that is broken, muted or far away. */
export const isNothingHeard = ({ traits }: Pick<Score, 'traits'>): boolean =>
  traits.some(({ evidence }) =>
    evidence.some((each) => each.kind === 'speech' && reasons.includes(each.reason)),
  );
