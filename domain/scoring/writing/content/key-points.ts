import type { PointFacts, Span } from '../facts.ts';
import type { PointState } from '../language/marks.ts';
import type { Evidence } from '../../score.ts';
import { coveredShare } from '../spans.ts';

/** What a key point adds to the share: a false statement in free words cannot be told, so a doubt costs half, never all. */
const worth: Readonly<Record<PointState, number>> = {
  stated: 1,
  unclear: 0.5,
  contradicted: 0.5,
  missing: 0,
};

/**
 * Nearness of a sentence to a key point plus `perKeywords` times the share of its keyword groups: found best of all
 * measures on lectures (mentions against other points: AUC .96). Cosines that are not centred lie higher by
 * `plain`, the less the more of the keywords are there. With the centred limits .11 of the key points of 100 spoken
 * questions are found stated in the answers to other questions, .80 in average and .99 in the best answers to their own.
 */
const perKeywords = 0.4;
const plain = 0.15;
const limits = {
  /** Shared words alone do not make a statement. */
  centred: { least: 0.2, stated: 0.55, unclear: 0.45 },
  plain: { least: -1, stated: 0.45, unclear: 0.3 },
} as const;
/** A sentence so long holds several statements: a "not" in it may belong to another one. */
const severalStatements = 150;
/** So much of the sentence that says a point is copied, or no sentence at all: it says nothing. */
const discountedFrom = 0.65;

export interface FoundPoint {
  readonly state: PointState;
  readonly span: Span | null;
}

/** What is asked for in a task is no fact of a source that could be stated falsely. */
function doubts({ conflicts, span, isCentred }: PointFacts): boolean {
  if (!isCentred) return false;
  const isLong = span !== null && span[1] - span[0] >= severalStatements;
  return conflicts.some((conflict) => conflict !== 'negation' || !isLong);
}

/** Without a word of the point, or with its words in a sentence about something else, a point is missing. */
function stateOf(point: PointFacts): PointState {
  const { cosine, isCentred, keywordShare } = point;
  const { least, stated, unclear } = isCentred ? limits.centred : limits.plain;
  if (keywordShare === 0 || cosine < least) return 'missing';
  const own = isCentred ? cosine : cosine - plain * (1 - keywordShare);
  const nearness = Number((own + perKeywords * keywordShare).toFixed(3));
  if (nearness >= stated) return doubts(point) ? 'contradicted' : 'stated';
  return nearness >= unclear ? 'unclear' : 'missing';
}

export function findPoints(points: readonly PointFacts[], discounted: readonly Span[]): FoundPoint[] {
  return points.map((point) => {
    const state = stateOf(point);
    const isDiscounted = point.span !== null && coveredShare(point.span, discounted) >= discountedFrom;
    return state === 'missing' || isDiscounted
      ? { state: 'missing', span: null }
      : { state, span: point.span };
  });
}

/** The sum of the key points: 1 for each stated one, 0.5 for each doubtful one. */
export const sumOfStatedPoints = (points: readonly FoundPoint[]): number =>
  points.reduce((sum, { state }) => sum + worth[state], 0);

/** Whether an answer left out a key point, or did not state it clearly. */
export const isPointLeftOut = (evidence: readonly Evidence[]): boolean =>
  evidence.some((piece) => piece.kind === 'point' && piece.state !== 'stated');
