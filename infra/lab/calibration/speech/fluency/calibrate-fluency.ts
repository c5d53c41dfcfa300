import { nothingRecorded, type SpeakingFacts } from '#domain/scoring/speaking/facts.ts';
import { fluencyFigures } from '#domain/scoring/speaking/fluency-figures.ts';
import { figureNames, fluencyShare } from '#domain/scoring/speaking/fluency-rating.ts';
import { fluencyWeights } from '#domain/scoring/speaking/fluency-weights.ts';
import { judgeWords } from '#domain/scoring/speaking/reference-words.ts';
import { interval } from '../../statistics/bootstrap.ts';
import { correlation } from '../../statistics/correlation.ts';
import { inTable } from '../../table.ts';
import { scoreOf } from '../points.ts';
import type { ReadLearner } from '../read-facts.ts';
import { sharesLeftOut, type RatedFigures } from './fit.ts';

const compared = ['fluency', 'prosodic'] as const;

/** The measures of each reading, with the share that it should earn. */
export const ratedFigures = (read: readonly ReadLearner[]): RatedFigures[] =>
  read.map(({ learner: { speaker, fluency, prosodic }, facts }) => {
    const whole: SpeakingFacts = { ...nothingRecorded, ...facts };
    const words = judgeWords(whole).flatMap(({ word, state }) => (state === 'missed' ? [] : [word]));
    return { speaker, figures: fluencyFigures(whole, words), rated: (fluency + prosodic) / 20 };
  });

interface Row {
  readonly speaker: string;
  readonly fluency: number;
  readonly prosodic: number;
  readonly shares: Readonly<Record<string, number>>;
}

/**
 * Fluency by the base rubric and by the detailed one, with the product's weights and with weights fitted without the
 * speaker, compared with the experts: Pearson with its 95 % interval by speakers.
 */
export function fluencyTable(read: readonly ReadLearner[]): string {
  const figures = ratedFigures(read);
  const leftOut = sharesLeftOut(figures);
  const rows = read.map(({ learner, facts }, at): Row => {
    const score = scoreOf(learner, facts);
    const pointsOf = (traits: typeof score.traits | NonNullable<typeof score.detailed>['traits'] = []) =>
      traits.find(({ trait }) => trait === 'fluency')?.points ?? 0;
    const own = figures[at]?.figures;
    return {
      speaker: learner.speaker,
      fluency: learner.fluency,
      prosodic: learner.prosodic,
      shares: {
        'base rubric, points': pointsOf(score.traits),
        'detailed rubric, points': pointsOf(score.detailed?.traits),
        'all figures, weights of the product': own ? fluencyShare(own) : 0,
        'all figures, speakers left out': leftOut[at] ?? 0,
      },
    };
  });
  return inTable(
    ['fluency by', ...compared],
    Object.keys(rows[0]?.shares ?? {}).map((name) => [
      name,
      ...compared.map((rating) => {
        const figureOf = (of: readonly Row[]) =>
          correlation(
            of.map(({ shares }) => shares[name] ?? 0),
            of.map((row) => row[rating]),
          );
        const [low, high] = interval(rows, ({ speaker }) => speaker, figureOf);
        return `${figureOf(rows)?.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;
      }),
    ]),
  );
}

/** The product's ends and weights. */
export const weightTable = (): string =>
  inTable(
    ['figure', 'earns nothing at', 'earns all at', 'weight'],
    figureNames.map((name) => {
      const { none, full, weight } = fluencyWeights[name];
      return [name, none, full, weight];
    }),
  );
