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
 * The points of the overall score, on the exam's scale, that practice of a type may win: its weight times the share
 * that is lost. With a target, no more than a share half-way between the target and everything is worth aiming at.
 * @param targetScore 10 to 90
 */
export function pointsToWin(known: KnownOfType, targetScore: number | null): number {
  const range = scale.highest - scale.lowest;
  const target = targetScore === null ? 1 : (targetScore - scale.lowest) / range;
  return range * known.weight * Math.max(0, (1 + target) / 2 - likelyShare(known));
}

/**
 * How much a type is worth practising: its points to win, up to twice as much where so few answers are known that they
 * may be more.
 */
export const worthPractising = (known: KnownOfType, targetScore: number | null): number =>
  pointsToWin(known, targetScore) * (1 + assumedAnswers / (known.answered + assumedAnswers));
