import { scale } from '../scorecards/scale.ts';

/** The figures of a type that determine the points to win. */
export interface KnownOfType {
  /** Its part of the overall score, 0 to 1. */
  readonly weight: number;
  readonly answered: number;
  /** The share of the points that was reached, 0 to 1; null where nothing was answered. */
  readonly share: number | null;
}

/** A share that rests on few answers is drawn to the middle, as if so many more had reached half of the points. */
const assumedAnswers = 4;

/** The share of a type's points that is likely, 0 to 1. */
const likelyShare = ({ answered, share }: Omit<KnownOfType, 'weight'>): number =>
  ((share ?? 0) * answered + assumedAnswers / 2) / (answered + assumedAnswers);

/**
 * Points that practice may win: weight times lost share, at most halfway from the target to everything.
 * @param targetScore 10 to 90
 */
export function pointsToWin(known: KnownOfType, targetScore: number | null): number {
  const range = scale.highest - scale.lowest;
  const target = targetScore === null ? 1 : (targetScore - scale.lowest) / range;
  return range * known.weight * Math.max(0, (1 + target) / 2 - likelyShare(known));
}

/** Points to win, up to doubled where few answers are known. */
export const worthPractising = (known: KnownOfType, targetScore: number | null): number =>
  pointsToWin(known, targetScore) * (1 + assumedAnswers / (known.answered + assumedAnswers));
