import type { PointFacts, Span } from '../writing/facts.ts';
import { isDoubtful } from '../writing/content/key-points.ts';
import type { PointState } from '../writing/language/marks.ts';

/**
 * A key point's contribution to the share: false statements in free speech cannot be detected, so a doubt costs half,
 * never all.
 */
const worth: Readonly<Record<PointState, number>> = {
  stated: 1,
  unclear: 0.5,
  contradicted: 0.5,
  missing: 0,
};

/**
 * A sentence's nearness to a key point plus `perKeywords` times the share of its keyword groups. Cosines that are not
 * centred are higher by `plain`, less so with more keywords. With the centred limits, .11 of the key points of 100
 * spoken questions are found in the answers to other questions, .80 in average and .99 in the best answers to their
 * own. Steps, unlike in writing, because chance was measured with them.
 */
const perKeywords = 0.4;
const plain = 0.15;
const limits = {
  /** Shared words alone do not make a statement. */
  centred: { least: 0.2, stated: 0.55, unclear: 0.45 },
  plain: { least: -1, stated: 0.45, unclear: 0.3 },
} as const;

export interface JudgedPoint {
  readonly state: PointState;
  readonly span: Span | null;
}

/** Without a word of the point, or with its words in a sentence about something else, a point is missing. */
function stateOf(point: PointFacts): PointState {
  const { cosine, isCentred, keywordShare } = point;
  const { least, stated, unclear } = isCentred ? limits.centred : limits.plain;
  if (keywordShare === 0 || cosine < least) return 'missing';
  const own = isCentred ? cosine : cosine - plain * (1 - keywordShare);
  const nearness = Number((own + perKeywords * keywordShare).toFixed(3));
  if (nearness >= stated) return isDoubtful(point) ? 'contradicted' : 'stated';
  return nearness >= unclear ? 'unclear' : 'missing';
}

export function judgeSpokenPoints(points: readonly PointFacts[]): JudgedPoint[] {
  return points.map((point) => {
    const state = stateOf(point);
    return { state, span: state === 'missing' ? null : point.span };
  });
}

/** The sum of the points' worth: stated points count fully, doubtful ones half. */
export const sumOfStatedPoints = (points: readonly JudgedPoint[]): number =>
  points.reduce((sum, { state }) => sum + worth[state], 0);
