import type { Score } from '../score.ts';

/** Whether a recording held silence or noise alone: a microphone that is broken, muted or far away. */
export const isNothingHeard = ({ traits }: Pick<Score, 'traits'>): boolean =>
  traits.some(({ evidence }) =>
    evidence.some((each) => each.kind === 'speech' && (each.reason === 'silence' || each.reason === 'noise')),
  );
