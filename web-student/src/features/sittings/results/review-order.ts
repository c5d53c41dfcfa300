import type { Score } from '#domain/scoring/score.ts';

interface Reviewed {
  readonly score?: Pick<Score, 'points' | 'maximum'> | undefined;
  readonly isAwaited?: true | undefined;
}

const isWorthReading = ({ score, isAwaited }: Reviewed) =>
  !isAwaited && (score === undefined || score.points < score.maximum);

/**
 * The next question that lost points, cyclically.
 * @param at the current index; -1 before the first
 * @returns `undefined` if no other question did
 */
export function nextMissed(questions: readonly Reviewed[], at: number): number | undefined {
  const order = questions.map((_, step) => (at + 1 + step) % questions.length);
  return order.find((index) => {
    const question = questions[index];
    return index !== at && question !== undefined && isWorthReading(question);
  });
}
