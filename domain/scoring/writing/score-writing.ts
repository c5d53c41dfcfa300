import type { Trait } from '../../question-types/catalogue/rubrics.ts';
import type { Score } from '../score.ts';
import type { WritingTask } from '../writing-analysis.ts';
import type { WritingFacts } from './facts.ts';
import { findAll, rate, type Findings } from './feedback/findings.ts';
import { markEvidence } from './language/mistakes.ts';
import { pointsOf, totalOf, traitsOf } from '../points.ts';
import type { Rated } from '../rated.ts';
import { findImprovements } from './feedback/find-improvements.ts';

/** Increment on every change of a rule: stored answers then get a second score. */
const scorerVersion = 7;

/** Deterministic. @throws Defect for a type without a rubric */
export function scoreWriting(task: WritingTask, facts: WritingFacts): Score {
  const { type } = task;
  const traits = traitsOf(type);
  const rateAll = (of: Findings): ReadonlyMap<Trait, Rated> =>
    new Map(traits.map((trait) => [trait, rate(trait, of)]));
  const findings = findAll(task, facts);
  const spelling = traits.includes('spelling') ? [] : findings.mistakes.spelling.map(markEvidence);
  const improvements = findImprovements(findings, facts, (changed) => totalOf(type, rateAll(changed)));
  return {
    ...pointsOf(type, rateAll(findings)),
    scorer: 'writing',
    scorerVersion,
    ...(spelling.length > 0 && { remarks: spelling }),
    ...(improvements.length > 0 && { improvements }),
  };
}

export const writingScorer = { scorer: 'writing', scorerVersion } as const;
