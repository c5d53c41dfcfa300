import { expect, test } from 'vitest';
import { correlation } from '../../statistics/correlation.ts';
import { fitWeights, sharesLeftOut, type RatedFigures } from './fit.ts';

/**
 * Readings of 12 speakers: the rating depends on pauses and slightly on speed; the other measures are uninformative.
 */
const rows: RatedFigures[] = Array.from({ length: 96 }, (_, at) => {
  const rated = 0.3 + (0.7 * ((at * 37) % 96)) / 95;
  const noise = ((at * 53) % 7) / 7;
  return {
    speaker: String(at % 12),
    rated,
    figures: {
      syllablesPerSecond: 1 + 3 * rated + 3 * noise,
      pausesPerTenWords: 5 - 5 * rated + 0.1 * noise,
      pausePercent: 20 * noise,
      wordsPerRun: 4 + noise,
      fillerPercent: 10 * noise,
      extraPerTenWords: noise,
      clearPercent: 70 + noise,
    },
  };
});

test('figures that tell of the ratings get the weight, and all weights are shares of one', () => {
  const weights = fitWeights(rows);
  const all = Object.values(weights).map(({ weight }) => weight);
  expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
  expect(all.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1);
  const { pausesPerTenWords, syllablesPerSecond, fillerPercent } = weights;
  expect(pausesPerTenWords.weight).toBeGreaterThan(syllablesPerSecond.weight);
  expect(fillerPercent.weight).toBeLessThan(0.1);
  expect(pausesPerTenWords.none).toBeGreaterThan(pausesPerTenWords.full);
  expect(syllablesPerSecond.none).toBeLessThan(syllablesPerSecond.full);
});

test('a speaker who was left out is judged by the others', () => {
  const ratings = rows.map(({ rated }) => rated);
  expect(correlation(sharesLeftOut(rows), ratings)).toBeGreaterThan(0.95);
  // Ratings that depend only on the speaker cannot be predicted for other speakers.
  const own = rows.map((row) => ({ ...row, rated: 0.3 + ((Number(row.speaker) * 5) % 12) / 16 }));
  expect(
    correlation(
      sharesLeftOut(own),
      own.map(({ rated }) => rated),
    ) ?? 0,
  ).toBeLessThan(0.5);
});
