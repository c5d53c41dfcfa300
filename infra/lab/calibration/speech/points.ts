import { scoreSpeaking } from '#domain/scoring/speaking/score-speaking.ts';
import type { Score } from '#domain/scoring/score.ts';
import { inTable } from '../table.ts';
import { interval } from '../statistics/bootstrap.ts';
import { correlation } from '../statistics/correlation.ts';
import type { LearnerReading } from './learners.ts';
import type { ReadLearner } from './read-facts.ts';

/** The measures compared with the experts' ratings; none of the rules was fitted to these readings. */
const compared = [
  ['pronunciation', 'accuracy', 0.8],
  ['fluency', 'fluency', 0.82],
  ['fluency', 'prosodic', 0.8],
  ['all points', 'total', 0.84],
] as const;

type Rating = (typeof compared)[number][1];

/**
 * The points of each reading as a text read aloud, compared with the ratings: Pearson with its 95 % interval by
 * speakers, and the goal.
 */
export function pointTable(
  groups: readonly (readonly [name: string, read: readonly ReadLearner[]])[],
): string {
  const scored = groups.map(([name, read]) => ({
    name,
    rows: read.map(({ learner, facts }) => ({ learner, score: scoreOf(learner, facts) })),
  }));
  const figure = (rows: (typeof scored)[number]['rows'], trait: string, rating: Rating) => {
    const figureOf = (of: readonly (typeof rows)[number][]) =>
      correlation(
        of.map(({ score }) => pointsOf(score, trait)),
        of.map(({ learner }) => learner[rating]),
      );
    const [low, high] = interval(rows, ({ learner }) => learner.speaker, figureOf);
    return `${figureOf(rows)?.toFixed(2) ?? ''} (${low.toFixed(2)} to ${high.toFixed(2)})`;
  };
  return inTable(
    ['points', 'rating', 'to reach, adults', ...scored.map(({ name }) => name)],
    compared.map(([trait, rating, goal]) => [
      trait,
      rating,
      goal.toFixed(2),
      ...scored.map(({ rows }) => figure(rows, trait, rating)),
    ]),
  );
}

/** The score of a reading, as a text read aloud. */
export const scoreOf = ({ text }: LearnerReading, facts: ReadLearner['facts']): Score =>
  scoreSpeaking(
    { type: 'SRA', prompt: text, reference: text, accepted: [], keyPoints: [] },
    { ...facts, points: [], nearPrompt: 0, copiedShare: 0 },
  );

const pointsOf = ({ points, traits }: Score, trait: string): number =>
  traits.find((each) => each.trait === trait)?.points ?? points;
