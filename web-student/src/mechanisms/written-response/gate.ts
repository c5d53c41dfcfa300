import type { Score } from '#domain/scoring/score.ts';

export const isGateClosed = ({ traits }: Score): boolean =>
  traits.some(({ evidence }) =>
    evidence.some((piece) => piece.kind === 'reason' && piece.code.startsWith('gate_')),
  );
