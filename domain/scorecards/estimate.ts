import type { ExamType } from '../accounts/exam-type.ts';
import { randomFrom } from '../core/shuffle.ts';
import { sections, type Section } from '../question-types/section.ts';
import type { TypeCode } from '../question-types/type-code.ts';
import type { Score } from '../scoring/score.ts';
import { enablingSkillNames, enablingSkills, type EnablingSkill } from './enabling-skills.ts';
import { inOrder, rangeOf, shareOf, type Sample } from './range.ts';
import { onScale, scale } from './scale.ts';
import { overallWeights, sharesOfType, skillWeights, type Weights } from './weights.ts';

/** Increment with each change of the arithmetic: results are compared by version. */
export const estimateVersion = '1';

export interface ScoredItem {
  readonly uid: string;
  readonly type: TypeCode;
  /** Absent without a score (yet), which widens the range. */
  readonly score?: Pick<Score, 'points' | 'maximum'> & { readonly traits?: Score['traits'] };
  /** Relative weight, 1 by default: older answers and practice count less. */
  readonly weight?: number;
}

/** An integer on the exam's scale, 10 to 90, with its 90 percent range. */
export interface Figure {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** The number of scored items. */
  readonly items: number;
}

export interface TypeTally {
  readonly type: TypeCode;
  readonly items: number;
  readonly unscored: number;
  readonly points: number;
  readonly maximum: number;
  /** Of the points, 0 to 1; absent without a score. */
  readonly share?: number;
  /** The type's weight in an exam for each of its skills and overall, 0 to 1. */
  readonly worth: { readonly [Skill in Section]?: number };
  readonly worthOverall: number;
}

/** An estimate from a sitting or practice, never the exam's own score. */
export interface Estimate {
  /** Present if all four skills have a score. */
  readonly overall?: Figure;
  readonly skills: { readonly [Skill in Section]?: Figure };
  readonly enabling: { readonly [Skill in EnablingSkill]?: Figure };
  readonly types: readonly TypeTally[];
}

/**
 * The scores of some answers by an exam's weights; deterministic, in any order.
 * @param seed of the ranges: the sitting's or student's id
 */
export function estimate(examType: ExamType, items: readonly ScoredItem[], seed: string): Estimate {
  const skills: { [Skill in Section]?: Figure } = {};
  for (const skill of sections) {
    const figure = figureOf(sampleOf(items, skillWeights(examType, skill)), `${seed}/${skill}`);
    if (figure) skills[skill] = figure;
  }
  const enabling: { [Skill in EnablingSkill]?: Figure } = {};
  for (const skill of enablingSkillNames) {
    const figure = figureOf(sampleOfTraits(items, skill), `${seed}/${skill}`);
    if (figure) enabling[skill] = figure;
  }
  const drawn = figureOf(sampleOf(items, overallWeights(examType)), `${seed}/overall`);
  const value = overallOf(skills);
  const overall = value === undefined ? undefined : drawn && around(drawn, value);
  return { ...(overall && { overall }), skills, enabling, types: tallies(examType, items) };
}

/** The mean of the four skills as shown, rounded, so that readers can verify it. undefined if one is missing. */
export function overallOf(skills: { readonly [Skill in Section]?: { readonly value: number } }) {
  const values = sections.flatMap((skill) => skills[skill]?.value ?? []);
  return values.length < sections.length
    ? undefined
    : Math.round(values.reduce((sum, each) => sum + each, 0) / values.length);
}

/** The same range around another value. */
const around = ({ value, low, high, items }: Figure, at: number): Figure => ({
  value: at,
  low: Math.max(scale.lowest, low - value + at),
  high: Math.min(scale.highest, high - value + at),
  items,
});

function figureOf(given: Sample, seed: string): Figure | undefined {
  const sample = inOrder(given);
  const share = shareOf(sample);
  const range = rangeOf(sample, randomFrom(seed));
  if (share === undefined || range === undefined) return undefined;
  const [value, low, high] = [share, ...range].map((each) => Math.round(onScale(each))) as [
    number,
    number,
    number,
  ];
  return { value, low, high, items: sample.scored.length };
}

const hasWeight = (weights: Weights) => (item: ScoredItem) => (weights[item.type] ?? 0) > 0;

function sampleOf(items: readonly ScoredItem[], weights: Weights): Sample {
  const counted = items.filter(hasWeight(weights));
  return {
    scored: counted.flatMap(({ type, score, weight = 1 }) =>
      score && score.maximum > 0 ? [{ type, points: score.points, maximum: score.maximum, weight }] : [],
    ),
    unscored: counted.filter(({ score }) => score === undefined).map(({ type }) => type),
    weights,
  };
}

/** An enabling skill is one trait across types. */
function sampleOfTraits(items: readonly ScoredItem[], skill: EnablingSkill): Sample {
  const { types, traits }: { types: readonly TypeCode[]; traits: readonly string[] } = enablingSkills[skill];
  const counted = items.filter(({ type }) => types.includes(type));
  return {
    scored: counted.flatMap(({ score, weight = 1 }) => {
      const judged = (score?.traits ?? []).filter(({ trait }) => traits.includes(trait));
      const maximum = judged.reduce((sum, trait) => sum + trait.maximum, 0);
      const points = judged.reduce((sum, trait) => sum + trait.points, 0);
      return maximum > 0 ? [{ type: skill, points, maximum, weight }] : [];
    }),
    unscored: counted.filter(({ score }) => score === undefined).map(() => skill),
    weights: { [skill]: 1 },
  };
}

function tallies(examType: ExamType, items: readonly ScoredItem[]): TypeTally[] {
  const overall = overallWeights(examType);
  return [...new Set(items.map(({ type }) => type))].map((type) => {
    const own = items.filter((item) => item.type === type);
    const scored = own.flatMap(({ score }) => (score ? [score] : []));
    const weights = { [type]: 1 };
    const share = shareOf(sampleOf(own, weights));
    return {
      type,
      items: own.length,
      unscored: own.length - scored.length,
      points: scored.reduce((sum, { points }) => sum + points, 0),
      maximum: scored.reduce((sum, { maximum }) => sum + maximum, 0),
      ...(share !== undefined && { share }),
      worth: sharesOfType(examType, type),
      worthOverall: overall[type] ?? 0,
    };
  });
}
