import { entryOf } from '#domain/question-types/catalogue.ts';
import type { RubricVersion } from '#domain/question-types/catalogue/rubrics.ts';
import { pointsFor } from '#domain/scoring/rated.ts';
import type { FactsReader } from '#services/analysis/embedded/facts-reader.ts';
import type { Figure } from '../measure.ts';
import { intervalOfShare } from '../statistics/interval.ts';
import { contentOf, levelsOf, saladsOf, without, type WrittenQuestion } from './content-of.ts';
import { inPlainerWords } from './plainer-words.ts';

/** A claim about content, whether it holds, and for which text. */
interface Tried {
  readonly what: string;
  readonly uid: string;
  readonly holds: boolean;
}

export const claims = {
  levels: 'content: a better sample answer earns more than the next best',
  omissions: 'content: a sample answer without one key point earns less',
  omittedPoints: 'the same, in whole points of the base rubric',
  omittedDetailedPoints: 'the same, in whole points of the detailed rubric',
  salads: 'content: a sentence of keywords earns no point',
  plainer: 'content: plainer words earn no additional point',
} as const;

/**
 * Tests claims about content that must hold for every question, on the question's samples. Takes about 3 s per
 * question.
 */
export async function tryContent(
  question: WrittenQuestion,
  reader: Pick<FactsReader, 'factsOf'>,
): Promise<Tried[]> {
  const { uid } = question;
  const pointsBy = (version: RubricVersion) => {
    const maximum = entryOf(uid).rubrics?.[version].traits.content ?? 0;
    return (share: number) => pointsFor({ share, evidence: [] }, maximum);
  };
  const [pointsOf, detailedOf] = [pointsBy('2021'), pointsBy('2025')];
  const tried: Tried[] = [];
  const levels = [];
  for (const text of levelsOf(question)) levels.push({ text, ...(await contentOf(question, text, reader)) });
  for (const [at, { share }] of levels.slice(1).entries())
    tried.push({ what: claims.levels, uid, holds: share < (levels[at]?.share ?? 0) });
  const [best] = levels;
  for (const span of best?.stated ?? []) {
    if (!best || !span) continue;
    const { share } = await contentOf(question, without(best.text, span), reader);
    tried.push({ what: claims.omissions, uid, holds: share < best.share });
    tried.push({ what: claims.omittedPoints, uid, holds: pointsOf(share) < pointsOf(best.share) });
    tried.push({
      what: claims.omittedDetailedPoints,
      uid,
      holds: detailedOf(share) < detailedOf(best.share),
    });
  }
  for (const salad of saladsOf(question)) {
    const { share } = await contentOf(question, salad, reader);
    tried.push({ what: claims.salads, uid, holds: pointsOf(share) === 0 });
  }
  for (const { text, share } of levels) {
    const plainer = inPlainerWords(text);
    if (plainer === text) continue;
    const changed = await contentOf(question, plainer, reader);
    tried.push({ what: claims.plainer, uid, holds: pointsOf(changed.share) <= pointsOf(share) });
  }
  return tried;
}

/** The share of texts for which each claim holds. */
export function contentFigures(tried: readonly Tried[]): Figure[] {
  return Object.values(claims).map((what) => {
    const of = tried.filter((each) => each.what === what);
    const value = of.length === 0 ? null : of.filter(({ holds }) => holds).length / of.length;
    return { name: what, value, interval: intervalOfShare(value, of.length), of: `${of.length} texts` };
  });
}
