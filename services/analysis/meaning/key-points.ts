import type { KeyPoint } from '#domain/question-types/mechanisms/analysed-fields.ts';
import { countWords } from '#domain/scoring/words.ts';
import type { WrittenPointFacts } from '#domain/scoring/writing/facts.ts';
import { centred, cosine, meanOf, thousandths } from '../inference/vectors.ts';
import { clausesOf } from '../text/clauses.ts';
import { paragraphsOf, sentencesOf } from '../text/sentences.ts';
import { capitalised, conflictsBetween, denied, sharedSigns } from './conflicts.ts';
import { createKeywordFinder, type KeywordFinder, type KeywordHits } from './keyword-finder.ts';
import { keywordShareIn } from './keywords.ts';
import type { KnownVectors } from './known-vectors.ts';
import { windowsOf, type Part } from './parts.ts';

export interface Sought {
  readonly points: readonly KeyPoint[];
  readonly source: string | undefined;
  /** Whether a point may spread over neighbouring sentences in any word form and order. The limits for speech assume not. */
  readonly isSpread: boolean;
}

/** Measured: the best single score for key points. */
const weightOfKeywords = 0.4;
/**
 * A sentence above the threshold states the point. Below the floor, or further `behind` the best one, none of its clauses
 * can (288 answers: .256 centred, .086 plain).
 */
const limits = {
  centred: { sure: 0.35, floor: 0.15, behind: 0.3 },
  plain: { sure: 0.6, floor: 0.4, behind: 0.12 },
};

/** Each further sentence must add this much, so that the shortest of equal parts wins. */
const perSentence = 0.04;
/** One word is not a statement, so parts with two of a point's words go first. */
const fewWords = { of: 2, less: 0.1 };

const total = (nearness = 0, { share, words }: KeywordHits, sentences = 1, isSpread = false) =>
  thousandths(
    nearness +
      weightOfKeywords * share -
      (isSpread ? perSentence * (sentences - 1) + (words < fewWords.of ? fewWords.less : 0) : 0),
  );

/** Per point: the nearest sentence or clause, its share of the keywords, and its conflicts with the point. */
export async function pointFacts(
  text: string,
  encodedSentences: readonly Pick<Part, 'span' | 'vector'>[],
  { points, source, isSpread }: Sought,
  vectors: KnownVectors,
): Promise<WrittenPointFacts[]> {
  const statements = points.map(({ point }) => point);
  const ofSource = source === undefined ? [] : sentencesOf(source).map((span) => source.slice(...span));
  const mean = meanOf(await vectors.known(ofSource));
  const ofPoints = await vectors.known(statements);
  const ofDenials = await vectors.known(statements.map(denied));
  const sought = ofPoints.map((vector) => centred(vector, mean));
  const { sure, floor, behind } = mean ? limits.centred : limits.plain;

  const hitsIn = isSpread ? createKeywordFinder(text, points) : literalFinder(text, points);
  const sentences = encodedSentences.map((sentence) => ({ ...sentence, sentences: 1 }));

  const near = ({ vector }: Part) => {
    const own = centred(vector, mean);
    return sought.map((point) => cosine(own, point));
  };
  const whole = sentences.map((sentence) => {
    const nearness = near(sentence);
    const hits = points.map((_, at) => hitsIn(at, sentence.span));
    const totals = hits.map((each, at) => total(nearness[at], each));
    return { ...sentence, near: nearness, totals, about: aboutOf(hits, totals) };
  });
  const spentOn = (point: number) =>
    whole
      .filter(({ about }) => about.includes(point))
      .reduce((sum, { span }) => sum + countWords(text.slice(...span)), 0);
  const most = points.map((_, at) => Math.max(...whole.map(({ totals }) => totals[at] ?? 0)));
  const isStated = sought.map((_, at) => whole.some((part) => (part.near[at] ?? 0) >= sure));
  const maySay = (part: (typeof whole)[number]) =>
    part.near.some(
      (value, at) =>
        isStated[at] !== true && value >= floor && (part.totals[at] ?? 0) + behind >= (most[at] ?? 0),
    );
  const clauses = whole.filter(maySay).flatMap(({ span }) => clausesOf(text, span));
  const encoded = await vectors.fresh(clauses.map((span) => text.slice(...span)));
  const inside = encoded.map((vector, at): Part => ({ span: clauses[at] ?? [0, 0], vector, sentences: 1 }));
  const parts = [
    ...whole,
    ...[...inside, ...(isSpread ? windowsOf(sentences, paragraphsOf(text)) : [])].map((part) => ({
      ...part,
      near: near(part),
    })),
  ];
  const names = source === undefined ? [] : [...new Set(capitalised(source))];

  return points.map(({ point }, at) => {
    const judged = parts.map((part) => {
      const hits = hitsIn(at, part.span);
      const value = part.near[at] ?? 0;
      return { ...part, value, hits, total: total(value, hits, part.sentences, isSpread) };
    });
    const [best] = judged.toSorted(
      (a, b) => b.total - a.total || a.span[0] - b.span[0] || b.span[1] - a.span[1],
    );
    if (!best) return noneMet(mean !== undefined);
    const [ofPoint, ofDenial] = [ofPoints[at], ofDenials[at]];
    const isNearerToDenial =
      ofPoint && ofDenial ? cosine(best.vector, ofDenial) > cosine(best.vector, ofPoint) : false;
    const said = text.slice(...best.span);
    return {
      cosine: best.value,
      isCentred: mean !== undefined,
      keywordShare: best.hits.share,
      words: best.hits.words + sharedSigns(point, said),
      spentWords: spentOn(at),
      span: best.span,
      conflicts: conflictsBetween(point, said, names).filter(
        (conflict) => conflict !== 'negation' || isNearerToDenial,
      ),
    };
  });
}

/** Points with enough words in a sentence, and the nearest of those with one word. */
function aboutOf(hits: readonly KeywordHits[], totals: readonly number[]): number[] {
  const nearest = totals.indexOf(Math.max(...totals));
  return hits.flatMap(({ words }, at) => (words >= fewWords.of || (words > 0 && at === nearest) ? [at] : []));
}

export const noneMet = (isCentred: boolean): WrittenPointFacts => ({
  cosine: 0,
  isCentred,
  keywordShare: 0,
  words: 0,
  spentWords: 0,
  span: null,
  conflicts: [],
});

/** Matches keywords literally, in the order of their phrases. */
const literalFinder =
  (text: string, points: readonly KeyPoint[]): KeywordFinder =>
  (at, part) => ({ share: keywordShareIn(text.slice(...part), points[at]?.keywords ?? []), words: 0 });
