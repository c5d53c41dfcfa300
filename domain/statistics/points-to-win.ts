import { scale } from '../scorecards/scale.ts';

export interface KnownOfType {
  readonly weight: number;
  readonly answered: number;
  /** The share of the points, 0 to 1; null without answers. */
  readonly share: number | null;
}

/** Shrinks a share of few answers towards one half, as if by this many more. */
const assumedAnswers = 4;

const likelyShare = ({ answered, share }: Omit<KnownOfType, 'weight'>): number =>
  ((share ?? 0) * answered + assumedAnswers / 2) / (answered + assumedAnswers);

/** Points that practice may gain: weight times lost share, at most halfway from the target to everything. @param targetScore 10 to 90 */
export function pointsToWin(known: KnownOfType, targetScore: number | null): number {
  const range = scale.highest - scale.lowest;
  const target = targetScore === null ? 1 : (targetScore - scale.lowest) / range;
  return range * known.weight * Math.max(0, (1 + target) / 2 - likelyShare(known));
}

/** Points to win, up to doubled for types with few answers. */
export const worthPractising = (known: KnownOfType, targetScore: number | null): number =>
  pointsToWin(known, targetScore) * (1 + assumedAnswers / (known.answered + assumedAnswers));
