import { writeFileSync } from 'node:fs';
import { levelChances } from '#domain/questions/rating.ts';
import type { BenchOptions, BenchRow } from '../row.ts';
import { reliabilityPlot } from './plot.ts';
import { bandsOf, brierScore, calibrationError } from './reliability.ts';
import { simulate } from './simulated.ts';

/**
 * The accuracy of predicted answers: simulated students and questions with known true ratings, in a bank of the planned
 * size. All answers count, including the first ones, when the fold knows nothing about the student. A full run writes
 * the reliability plot to `reliability.svg`.
 */
export function benchPrediction({ quick }: BenchOptions): Promise<BenchRow[]> {
  const size = { students: quick ? 200 : 2000, questions: quick ? 100 : 1000, answersOfStudent: 200 };
  const all = [...simulate({ ...size, growth: 1 / 400 }, 'prediction')];
  const later = all.slice(all.length / 2);
  const steady = [...simulate({ ...size, growth: 0 }, 'prediction')].slice(all.length / 2);
  if (!quick) writeFileSync(new URL('./reliability.svg', import.meta.url), reliabilityPlot(bandsOf(later)));
  const { least, most } = levelChances;
  const atLevel = later.filter(({ chance }) => chance >= least && chance <= most);
  const right = atLevel.filter(({ isRight }) => isRight).length / atLevel.length;
  const who = `${size.students} students, ${size.questions} questions, ${size.answersOfStudent} answers a student`;
  const truth = (of: typeof all) =>
    brierScore(of.map(({ isRight, ...one }) => ({ isRight, chance: one.truth })));
  const about = { unit: 'share', ratio: null } as const;
  return Promise.resolve([
    {
      name: 'the prediction of answers, Brier score, from the first answer on',
      ...about,
      value: brierScore(all),
      limit: truth(all),
      goal: null,
      note: `simulated: ${who}, who grow by a logit in 400 answers; beside it the score of who knows each place.`,
    },
    {
      name: 'the prediction of answers, Brier score, the second half',
      ...about,
      value: brierScore(later),
      limit: truth(later),
      goal: 0.2,
      note: `[plotted](prediction/reliability.svg); ${tableOf(later)}`,
    },
    {
      name: 'the prediction of answers, foretold and right apart, the second half',
      ...about,
      value: calibrationError(later),
      limit: calibrationError(later.map(({ isRight, truth: chance }) => ({ isRight, chance }))),
      goal: 0.02,
      note: `who learns is ahead of their place; of students who stay where they are: ${calibrationError(steady).toFixed(3)}.`,
    },
    {
      name: "what is right of questions at the student's level, to lie between 0.6 and 0.75",
      ...about,
      value: right,
      limit: null,
      goal: most,
      note: `${atLevel.length} answers, the share of ${least} ${right >= least ? 'is reached' : 'is missed'}.`,
    },
  ]);
}

function tableOf(all: Parameters<typeof bandsOf>[0]): string {
  const percent = (share: number) => (share * 100).toFixed(1);
  const bands = bandsOf(all).map(
    ({ answers, foretold, right }) => `${percent(foretold)} and ${percent(right)} of ${answers}`,
  );
  return `per cent foretold and right, by tenths: ${bands.join('; ')}.`;
}
