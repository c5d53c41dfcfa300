import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FluencyFigures } from './fluency-figures.ts';
import { figureNames, fluencyShare } from './fluency-rating.ts';
import { fluencyWeights } from './fluency-weights.ts';
import { scoreSpeaking } from './score-speaking.ts';
import { reading, readOut } from './testing/spoken-facts.ts';

const figure = fc.double({ min: 0, max: 120, noNaN: true });
const anyFigures = fc.record(
  Object.fromEntries(figureNames.map((name) => [name, figure])),
) as unknown as fc.Arbitrary<FluencyFigures>;
const figuresAt = (end: 'none' | 'full') =>
  Object.fromEntries(
    figureNames.map((name) => [name, fluencyWeights[name][end]]),
  ) as unknown as FluencyFigures;

describe('the detailed rating of fluency', () => {
  test.each(figureNames)('never falls when %s improves', (name) => {
    const { none, full } = fluencyWeights[name];
    fc.assert(
      fc.property(anyFigures, figure, (figures, other) => {
        const [worse, better] = [figures[name], other].toSorted((one, two) =>
          full > none ? one - two : two - one,
        );
        const shareOf = (value = 0) => fluencyShare({ ...figures, [name]: value });
        expect(shareOf(better)).toBeGreaterThanOrEqual(shareOf(worse));
      }),
    );
  });

  test('ranges from 0 to 1', () => {
    expect(fluencyShare(figuresAt('none'))).toBe(0);
    expect(fluencyShare(figuresAt('full'))).toBeCloseTo(1);
    fc.assert(
      fc.property(anyFigures, (figures) => {
        const share = fluencyShare(figures);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });

  test('has weights that add up to 1', () => {
    const weights = figureNames.map((name) => fluencyWeights[name].weight);
    expect(Math.min(...weights)).toBeGreaterThanOrEqual(0);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1);
  });
});

describe('a reading', () => {
  const text =
    'Ships brought the tea from far away and it was very dear in those days when few people could pay';
  const fluencyOf = (facts: ReturnType<typeof readOut>) => {
    const { traits, detailed, rubric } = scoreSpeaking(reading(text), facts);
    const byBase = traits.find(({ trait }) => trait === 'fluency');
    return { rubric, byBase, byDetail: detailed?.traits.find(({ trait }) => trait === 'fluency')?.points };
  };

  test('keeps the points of the base rubric beside the detailed ones', () => {
    const { rubric, byBase, byDetail } = fluencyOf(readOut(text));
    expect([rubric, byBase?.points]).toEqual(['2021', 5]);
    expect(byDetail).toBeGreaterThan(0);
    const halting = fluencyOf(
      readOut(text, Object.fromEntries([2, 5, 9, 13].map((place) => [place, { pauseAfterMs: 1_500 }]))),
    );
    expect(halting.byDetail).toBeLessThan(byDetail ?? 0);
  });

  test('shows its runs and repeated words', () => {
    const facts = readOut(text, { 3: { pauseAfterMs: 900 } });
    const [first] = facts.heard;
    const { byBase } = fluencyOf({ ...facts, heard: first ? [first, ...facts.heard] : [] });
    expect(byBase?.evidence.filter(({ kind }) => kind === 'run')).toHaveLength(2);
    expect(byBase?.evidence.find(({ kind }) => kind === 'extra')).toMatchObject({
      of: 'repeated',
      heard: 'Ships',
    });
  });
});
