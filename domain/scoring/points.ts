import { catalogue } from '../question-types/catalogue.ts';
import type { Rubric, RubricVersion, Trait } from '../question-types/catalogue/rubrics.ts';
import type { TypeCode } from '../question-types/type-code.ts';
import { Defect } from '../core/defect.ts';
import type { Score } from './score.ts';
import { pointsFor, reason, type Rated } from './rated.ts';

const base = '2021' satisfies RubricVersion;
const detailedVersion = '2025' satisfies RubricVersion;

interface TraitPoints {
  readonly trait: Trait;
  readonly points: number;
  readonly maximum: number;
}

/** @throws Defect for a type without a rubric */
function rubricOf(type: TypeCode, version: RubricVersion): Rubric {
  const { rubrics } = catalogue[type];
  if (!rubrics) throw new Defect(`${type} has no rubric`);
  return rubrics[version];
}

/** In the order of the rubric. @throws Defect for a type without a rubric */
export const traitsOf = (type: TypeCode) => Object.keys(rubricOf(type, base).traits) as Trait[];

/** By the rubric of 2021. @throws Defect for a type without a rubric */
export const maximumOf = (type: TypeCode, trait: Trait): number => rubricOf(type, base).traits[trait] ?? 0;

/** No points for content or form: no points at all. Source: fact sheet of the exam, "Gates". */
const gates = [
  ['content', 'gate_content'],
  ['form', 'gate_form'],
] as const;

type Ratings = ReadonlyMap<Trait, Rated>;

const earnedBy = (rubric: Rubric, rated: Ratings): TraitPoints[] =>
  [...rated].map(([trait, of]) => {
    const maximum = rubric.traits[trait] ?? 0;
    return { trait, points: pointsFor(of, maximum), maximum };
  });

/** Uses the points of the base rubric: the finer maxima of another rubric do not open a gate. */
function closedGate(type: TypeCode, rated: Ratings) {
  const earned = earnedBy(rubricOf(type, base), rated);
  return gates.find(([gate]) => earned.some(({ trait, points }) => trait === gate && points === 0));
}

function pointsBy(rubric: Rubric, rated: Ratings, isClosed: boolean) {
  const earned = earnedBy(rubric, rated);
  const traits = isClosed ? earned.map((trait) => ({ ...trait, points: 0 })) : earned;
  const points = traits.reduce((sum, trait) => sum + trait.points, 0);
  return { traits, points, maximum: rubric.maximum, successful: points > rubric.successAbove };
}

/** By the rubric of 2021. @throws Defect for a type without a rubric */
export const totalOf = (type: TypeCode, rated: Ratings): number =>
  pointsBy(rubricOf(type, base), rated, closedGate(type, rated) !== undefined).points;

/** By the rubric of 2021, and of 2025 where it differs. @throws Defect for a type without a rubric */
export function pointsOf(
  type: TypeCode,
  rated: Ratings,
): Pick<Score, 'points' | 'maximum' | 'successful' | 'rubric' | 'traits' | 'detailed'> {
  const rubric = rubricOf(type, base);
  const detailedRubric = rubricOf(type, detailedVersion);
  const gate = closedGate(type, rated);
  const { traits, ...total } = pointsBy(rubric, rated, gate !== undefined);
  const alone = earnedBy(rubric, aloneIn(rated));
  const detailed = pointsBy(detailedRubric, detailedIn(rated), gate !== undefined);
  const hasDetailed =
    detailedRubric !== rubric || [...rated.values()].some((one) => one.detailed !== undefined);
  return {
    ...total,
    rubric: base,
    traits: traits.map((trait, at) => ({
      ...trait,
      ...aloneOf(alone[at], trait.points),
      evidence: [
        ...(gate?.[0] === trait.trait ? [reason(gate[1])] : []),
        ...(rated.get(trait.trait)?.evidence ?? []),
      ],
    })),
    ...(hasDetailed && { detailed: { ...detailed, rubric: detailedVersion } }),
  };
}

const aloneIn = (rated: Ratings): Ratings =>
  new Map([...rated].map(([trait, of]) => [trait, { ...of, share: of.alone ?? of.share }]));

const detailedIn = (rated: Ratings): Ratings =>
  new Map([...rated].map(([trait, of]) => [trait, { ...of, share: of.detailed ?? of.share }]));

/** Absent if neither a gate nor poor content reduced the points. */
const aloneOf = (alone: TraitPoints | undefined, points: number) =>
  alone !== undefined && alone.points > points ? { alone: alone.points } : {};
