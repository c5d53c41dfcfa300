import { catalogue } from '../../question-types/catalogue.ts';
import type { Rubric, RubricVersion, Trait } from '../../question-types/catalogue/rubrics.ts';
import { Defect } from '../../core/defect.ts';
import type { Score } from '../score.ts';
import type { WritingTask } from '../writing-analysis.ts';
import type { WritingFacts } from './facts.ts';
import { findAll, rate, type Findings } from './findings.ts';
import { markEvidence } from './mistakes.ts';
import { pointsFor, reason, type Rated, type WrittenType } from './rated.ts';
import { whatWouldRaise } from './what-would-raise.ts';

const base = '2021' satisfies RubricVersion;
const detailedVersion = '2025' satisfies RubricVersion;
/** A rule that changes makes another version: stored answers are then scored beside their first score. */
const scorerVersion = 1;

interface TraitPoints {
  readonly trait: Trait;
  readonly points: number;
  readonly maximum: number;
}

/** @throws Defect for a type without a rubric */
function rubricOf(type: WrittenType, version: RubricVersion): Rubric {
  const { rubrics } = catalogue[type];
  if (!rubrics) throw new Defect(`${type} has no rubric`);
  return rubrics[version];
}

/** Content and form are gates: nothing for either makes the whole answer nothing. Source: fact sheet of the exam, "Gates". */
const gates = [
  ['content', 'gate_content'],
  ['form', 'gate_form'],
] as const;

const closedGate = (points: readonly TraitPoints[]) =>
  gates.find(([gate]) => points.some(({ trait, points: earned }) => trait === gate && earned === 0));

/** What findings earn by a rubric, trait by trait, and in all. */
function pointsBy(rubric: Rubric, rated: ReadonlyMap<Trait, Rated>) {
  const earned = [...rated].map(([trait, of]): TraitPoints => {
    const maximum = rubric.traits[trait] ?? 0;
    return { trait, points: pointsFor(of, maximum), maximum };
  });
  const gate = closedGate(earned);
  const traits = gate ? earned.map((trait) => ({ ...trait, points: 0 })) : earned;
  const points = traits.reduce((sum, trait) => sum + trait.points, 0);
  return { traits, points, maximum: rubric.maximum, successful: points > rubric.successAbove, gate };
}

function rateAll(rubric: Rubric, findings: Findings): ReadonlyMap<Trait, Rated> {
  return new Map((Object.keys(rubric.traits) as Trait[]).map((trait) => [trait, rate(trait, findings)]));
}

/**
 * The score of a written answer, from what libraries and models found in it: the same facts give the same score. The
 * points are those of the rubric of 2021; those of 2025 stand beside where its maxima differ.
 */
export function scoreWriting(task: WritingTask, facts: WritingFacts): Score {
  const findings = findAll(task, facts);
  const rubric = rubricOf(task.type, base);
  const rated = rateAll(rubric, findings);
  const { traits, gate, ...total } = pointsBy(rubric, rated);
  const detailedRubric = rubricOf(task.type, detailedVersion);
  const { gate: _gate, ...detailed } = pointsBy(detailedRubric, rated);
  const spelling = rubric.traits.spelling === undefined ? findings.mistakes.spelling.map(markEvidence) : [];
  const improvements = whatWouldRaise(
    findings,
    facts,
    (changed) => pointsBy(rubric, rateAll(rubric, changed)).points,
  );
  return {
    ...total,
    rubric: base,
    scorer: 'writing',
    scorerVersion,
    traits: traits.map((trait) => ({
      ...trait,
      evidence: [
        ...(gate?.[0] === trait.trait ? [reason(gate[1])] : []),
        ...(rated.get(trait.trait)?.evidence ?? []),
      ],
    })),
    ...(spelling.length > 0 && { remarks: spelling }),
    ...(detailedRubric !== rubric && { detailed: { ...detailed, rubric: detailedVersion } }),
    ...(improvements.length > 0 && { improvements }),
  };
}
