import { expect, test } from 'vitest';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import type { Evidence } from '#domain/scoring/score.ts';
import type { Trait } from '#domain/question-types/catalogue/rubrics.ts';
import { createQuickAnalysis } from '#services/analysis/testing/quick-analysis.ts';
import { faultsOfScores, sampleScoreFaults, type ScoredSample } from './sample-scores.ts';
import { fileOf } from './testing/files.ts';

const { WSC, RSA } = sampleQuestions;

const point = (index: number, state: 'stated' | 'unclear' | 'missing' | 'contradicted') =>
  ({ kind: 'point', index, state, span: null }) as const;

/** A sample worth eight points, scored as its author expects unless overridden. */
function sample(
  level: ScoredSample['level'],
  [content, form, grammar, vocabulary]: readonly [number, number, number, number],
  { expected = {}, evidence = [] }: { expected?: ScoredSample['bands']; evidence?: Evidence[] } = {},
): ScoredSample {
  const points: readonly [Trait, number][] = [
    ['content', content],
    ['form', form],
    ['grammar', grammar],
    ['vocabulary', vocabulary],
  ];
  return {
    level,
    field: level,
    text: 'Tea came by ship.',
    bands: { ...Object.fromEntries(points.map(([trait, each]) => [trait, [each, each]])), ...expected },
    score: {
      points: content + form + grammar + vocabulary,
      maximum: 8,
      successful: true,
      rubric: '2021',
      scorer: 'writing',
      scorerVersion: 1,
      traits: points.map(([trait, each]) => ({
        trait,
        points: each,
        maximum: 2,
        evidence: trait === 'content' ? evidence : [],
      })),
    },
  };
}
const best = sample('best', [2, 2, 2, 1]);
const middle = sample('middle', [1, 2, 1, 1]);
const weak = sample('weak', [1, 1, 0, 1]);
const faults = (...samples: readonly ScoredSample[]) => faultsOfScores(WSC, samples);

test('accepts samples that score as expected', () => {
  expect(faults(best, middle, weak)).toEqual([]);
});

test('reports a sample answer below four fifths and a weak one with half of the points', () => {
  expect(faults(sample('best', [2, 2, 1, 1]), middle, weak)).toEqual([
    ['best', 'is scored 6: a sample answer reaches 6.4 of 8'],
  ]);
  expect(faults(best, middle, sample('weak', [1, 1, 1, 1]))).toEqual([
    ['weak', 'is scored 4: a weak answer stays below 4 of 8'],
  ]);
});

test('reports a middle answer that scores like the best or the weak one', () => {
  expect(faults(best, sample('middle', [2, 2, 2, 1]), weak)).toEqual([
    ['middle', 'is scored 7, as much as the better answer before it or more'],
  ]);
  expect(faults(best, sample('middle', [1, 1, 0, 1]), weak)).toEqual([
    ['weak', 'is scored 3, as much as the better answer before it or more'],
  ]);
});

test('accepts a score one point off the band, and reports two', () => {
  const off = (least: number, most: number) =>
    sample('middle', [0, 2, 1, 2], { expected: { content: [least, most] } });
  expect(faults(best, off(1, 1), weak)).toEqual([]);
  expect(faults(best, off(2, 2), weak)).toEqual([
    ['middle', expect.stringMatching(/^content: scored 0, expected 2 to 2/)],
    ['middle', expect.stringMatching(/^all traits: scored 5, expected 7 to 7/)],
  ]);
});

test('requires every key point of the sample answer, but not of weaker ones', () => {
  const evidence = [point(0, 'stated'), point(1, 'contradicted'), point(2, 'unclear'), point(3, 'missing')];
  expect(faults(sample('best', [2, 2, 2, 2], { evidence }), middle, weak)).toEqual([
    ['best', expect.stringContaining('key point 2 contradicted')],
    ['best', expect.stringContaining('key point 4 missing')],
  ]);
  expect(faults(best, sample('middle', [1, 2, 1, 1], { evidence }), weak)).toEqual([]);
});

test('scores each sample of a written question, and names the file and field of its faults', async () => {
  const analysis = createQuickAnalysis();
  const question = {
    ...WSC,
    sampleAnswer: 'Tea.',
    weakerAnswers: [{ level: 'weak' as const, text: 'Tea.', bands: {} }],
  };
  const found = await sampleScoreFaults([fileOf(question), fileOf(RSA)], analysis);
  expect(found.map(({ file, field }) => [file, field])).toEqual(
    expect.arrayContaining([
      ['WSC/WSC-9001.json', 'sampleAnswer'],
      ['WSC/WSC-9001.json', 'weakerAnswers.0'],
    ]),
  );
  expect(found.every(({ file }) => file === 'WSC/WSC-9001.json')).toBe(true);
});
