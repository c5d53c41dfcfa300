import { between } from '../../rated.ts';
import type { Evidence } from '../../score.ts';
import type { PointFacts, Span, WrittenPointFacts } from '../facts.ts';
import type { PointState } from '../language/marks.ts';
import { coveredShare, overlaps } from '../spans.ts';

/**
 * Nearness plus `perKeywords` times the keyword share is the best measure on lectures (AUC .96). Uncentred cosines are
 * higher by `plain`, less with more keywords.
 */
const perKeywords = 0.4;
const plain = 0.15;
const limits = {
  /** Below `far`, the shared words are in a sentence about something else. */
  centred: { far: [0.14, 0.24], nearness: [0.36, 0.52], oneWord: [0.35, 0.55] },
  plain: { far: [0.1, 0.2], nearness: [0.3, 0.46], oneWord: [0.45, 0.65] },
} as const;
type Limits = Readonly<Record<'far' | 'nearness' | 'oneWord', readonly [none: number, full: number]>>;
/** A statement has two words of its point and more than of others; one word must be as near as `oneWord`. */
const enoughWords = 2;
/** This many words and all keywords also state a point in a long sentence, which is far from each of its points. */
const wholePoint = 5;
/** Rules cannot detect false statements reliably, so a doubt costs half and never all. */
const doubtful = 0.5;
/** Each further word allows more distance from the point. */
const perWord = { further: 0.05, most: 3 } as const;
/** In characters: a "not" in such a sentence may belong to another statement. */
const severalStatements = 150;
/** A sentence that is copied to this share, or not a sentence, states nothing. */
const discountedFrom = 0.65;
/** Least worth of each state. */
const lowestShare = { stated: 0.8, unclear: 0.2 } as const;

export interface FoundPoint {
  readonly state: PointState;
  readonly span: Span | null;
  /** Contribution to the stated points, 0 to 1. */
  readonly worth: number;
  /** Number of other points with a single word in the same place. */
  readonly inPassing: number;
  /** Words of all sentences about it. */
  readonly spentWords: number;
}

/** A task's points are not facts from a source, so an answer cannot contradict them. */
export function isDoubtful({ conflicts, span, isCentred }: PointFacts): boolean {
  if (!isCentred) return false;
  const isLong = span !== null && span[1] - span[0] >= severalStatements;
  return conflicts.some((conflict) => conflict !== 'negation' || !isLong);
}

/** Ignores conflicts; 0 to 1. @param inPassing other points named in the same place */
function statedShare(
  { cosine, isCentred, keywordShare, words }: WrittenPointFacts,
  inPassing: number,
): number {
  const { far, nearness, oneWord }: Limits = isCentred ? limits.centred : limits.plain;
  if (words === 0) return 0;
  const own = isCentred ? cosine : cosine - plain * (1 - keywordShare);
  const hasWords = words >= Math.max(enoughWords, 1 + inPassing);
  const isRelated = hasWords ? 1 : inPassing > 0 ? 0 : between(cosine, ...oneWord);
  const further = perWord.further * Math.min(perWord.most, Math.max(0, words - enoughWords));
  const isNear = between(cosine + further, ...far);
  const byNearness = between(own + perKeywords * keywordShare, ...nearness) * isNear * isRelated;
  const byWords = keywordShare === 1 && words > inPassing ? words / wholePoint : 0;
  return Math.max(byNearness, Math.min(1, byWords));
}

function foundPoint(point: WrittenPointFacts, discounted: readonly Span[], inPassing: number): FoundPoint {
  const isDiscounted = point.span !== null && coveredShare(point.span, discounted) >= discountedFrom;
  const share = isDiscounted ? 0 : statedShare(point, inPassing);
  const isDoubted = isDoubtful(point);
  const { spentWords } = point;
  const worth = isDoubted ? Math.min(share, doubtful) : share;
  if (share < lowestShare.unclear) return { state: 'missing', span: null, worth, inPassing, spentWords };
  const state = share < lowestShare.stated ? 'unclear' : isDoubted ? 'contradicted' : 'stated';
  return { state, span: point.span, worth, inPassing, spentWords };
}

export const findPoints = (points: readonly WrittenPointFacts[], discounted: readonly Span[]): FoundPoint[] =>
  points.map((point, at) => foundPoint(point, discounted, namedInPassing(point, points.toSpliced(at, 1))));

/** A list of keywords names all points and states none. */
const namedInPassing = ({ span }: WrittenPointFacts, others: readonly WrittenPointFacts[]): number =>
  others.filter(
    (other) => span !== null && other.span !== null && other.words === 1 && overlaps(other.span, span),
  ).length;

/** Counts partly stated points in part. */
export const sumOfStatedPoints = (points: readonly FoundPoint[]): number =>
  points.reduce((sum, { worth }) => sum + worth, 0);

export const isPointLeftOut = (evidence: readonly Evidence[]): boolean =>
  evidence.some((piece) => piece.kind === 'point' && piece.state !== 'stated');
