import type { Score } from '#domain/scoring/score.ts';

/** Whether content or form earned nothing, so that nothing else counts. */
export const isGateClosed = ({ traits }: Score): boolean =>
  traits.some(({ evidence }) =>
    evidence.some((piece) => piece.kind === 'reason' && piece.code.startsWith('gate_')),
  );
