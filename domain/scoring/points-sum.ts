import type { Score } from './score.ts';

/** `2 right − 1 wrong = 1 of 5`; undefined for types that do not subtract. Document 2, section 9. */
export function pointsSum({ traits, points, maximum }: Pick<Score, 'traits' | 'points' | 'maximum'>) {
  const chosen = traits
    .flatMap(({ evidence }) => evidence)
    .flatMap((piece) => {
      if (piece.kind === 'highlight') return piece.chosen ? [piece.incorrect] : [];
      return piece.kind === 'option' && piece.chosen ? [piece.correct] : [];
    });
  const right = chosen.filter(Boolean).length;
  const wrong = chosen.length - right;
  // A single choice subtracts nothing.
  if (wrong === 0 || maximum === 1) return undefined;
  const floor = right < wrong ? ', never below 0' : '';
  return `${right} right − ${wrong} wrong = ${points} of ${maximum}${floor}`;
}
