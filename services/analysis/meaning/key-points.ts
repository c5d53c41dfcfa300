import type { KeyPoint } from '#domain/question-types/mechanisms/analysed-fields.ts';
import type { PointFacts } from '#domain/scoring/writing/facts.ts';
import { centred, cosine, meanOf, thousandths } from '../inference/vectors.ts';
import { clausesOf } from '../text/clauses.ts';
import { sentencesOf } from '../text/sentences.ts';
import { capitalised, conflictsBetween, denied } from './conflicts.ts';
import { keywordShareIn } from './keywords.ts';
import type { KnownVectors } from './known-vectors.ts';

type Span = readonly [from: number, to: number];

/** What is looked for, and where it was said before. */
export interface Sought {
  readonly points: readonly KeyPoint[];
  /** The lecture or the passage; nothing where there is only a task. */
  readonly source: string | undefined;
}

/** A part of the student's text with its vector. */
interface Part {
  readonly span: Span;
  readonly vector: Float32Array;
}

/** How much the keywords count beside the nearness: measured, the best single score for key points. */
const weightOfKeywords = 0.4;
/**
 * A sentence this near says the point as a whole; one less near than the floor says it in none of its clauses either.
 * Nor does one that lies further `behind` the best of all, keywords counted: of 288 answers, no clause that came nearest
 * to a point was of a sentence further behind than .256 (centred) or .086 (plain).
 */
const limits = {
  centred: { sure: 0.35, floor: 0.15, behind: 0.3 },
  plain: { sure: 0.6, floor: 0.4, behind: 0.12 },
};

const total = (nearness = 0, keywordShare: number) => thousandths(nearness + weightOfKeywords * keywordShare);

/**
 * How each point is met by a text: the sentence, or the clause of a long one, that comes nearest, what of the keywords
 * it has, and what in it speaks against the point.
 */
export async function pointFacts(
  text: string,
  sentences: readonly Part[],
  { points, source }: Sought,
  vectors: KnownVectors,
): Promise<PointFacts[]> {
  const statements = points.map(({ point }) => point);
  const ofSource = source === undefined ? [] : sentencesOf(source).map((span) => source.slice(...span));
  const mean = meanOf(await vectors.known(ofSource));
  const ofPoints = await vectors.known(statements);
  const ofDenials = await vectors.known(statements.map(denied));
  const sought = ofPoints.map((vector) => centred(vector, mean));
  const { sure, floor, behind } = mean ? limits.centred : limits.plain;

  const near = ({ vector }: Part) => {
    const own = centred(vector, mean);
    return sought.map((point) => cosine(own, point));
  };
  const whole = sentences.map((sentence) => {
    const nearness = near(sentence);
    const part = text.slice(...sentence.span);
    const totals = points.map(({ keywords }, at) => total(nearness[at], keywordShareIn(part, keywords)));
    return { ...sentence, near: nearness, totals };
  });
  const most = points.map((_, at) => Math.max(...whole.map(({ totals }) => totals[at] ?? 0)));
  const isStated = sought.map((_, at) => whole.some((part) => (part.near[at] ?? 0) >= sure));
  const maySay = (part: (typeof whole)[number]) =>
    part.near.some(
      (value, at) =>
        isStated[at] !== true && value >= floor && (part.totals[at] ?? 0) + behind >= (most[at] ?? 0),
    );
  const clauses = whole.filter(maySay).flatMap(({ span }) => clausesOf(text, span));
  const encoded = await vectors.fresh(clauses.map((span) => text.slice(...span)));
  const parts = [
    ...whole,
    ...encoded.map((vector, at) => {
      const part = { span: clauses[at] ?? [0, 0], vector };
      return { ...part, near: near(part) };
    }),
  ];
  const names = source === undefined ? [] : [...new Set(capitalised(source))];

  return points.map(({ point, keywords }, at) => {
    const judged = parts.map(({ span, vector, near: nearness }) => {
      const part = text.slice(...span);
      const keywordShare = keywordShareIn(part, keywords);
      const value = nearness[at] ?? 0;
      return {
        span,
        vector,
        value,
        keywordShare,
        total: total(value, keywordShare),
      };
    });
    const [best] = judged.toSorted(
      (a, b) => b.total - a.total || a.span[0] - b.span[0] || b.span[1] - a.span[1],
    );
    if (!best)
      return { cosine: 0, isCentred: mean !== undefined, keywordShare: 0, span: null, conflicts: [] };
    const [ofPoint, ofDenial] = [ofPoints[at], ofDenials[at]];
    const isNearerToDenial =
      ofPoint && ofDenial ? cosine(best.vector, ofDenial) > cosine(best.vector, ofPoint) : false;
    return {
      cosine: best.value,
      isCentred: mean !== undefined,
      keywordShare: best.keywordShare,
      span: best.span,
      conflicts: conflictsBetween(point, text.slice(...best.span), names).filter(
        (conflict) => conflict !== 'negation' || isNearerToDenial,
      ),
    };
  });
}
