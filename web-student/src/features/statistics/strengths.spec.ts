import { describe, expect, it } from 'vitest';
import { strengthOf } from '#domain/statistics/skill-statistics.ts';
import { ranked, strengthText } from './strengths.ts';

const of = (answered: number, share: number) =>
  strengthOf({ answered, points: answered * share, maximum: answered });

describe('a strength in words', () => {
  it.each([
    [of(0, 0), 'No answers'],
    [of(1, 1), 'Not enough answers (1)'],
    [of(8, 0.5), 'Not enough answers (8)'],
    [of(40, 0.62), '62%, between 49 and 74%'],
  ])('%o', (strength, text) => {
    expect(strengthText(strength)).toBe(text);
  });
});

describe('a ranking', () => {
  const percents = (strengths: readonly { readonly percent: number | null }[]) =>
    strengths.map(({ percent }) => percent);
  const percentsOf = (...strengths: readonly ReturnType<typeof of>[]) => {
    const { weakest, strongest, rest } = ranked(strengths);
    return [percents(weakest), percents(strongest), percents(rest)];
  };

  it('names three of each at most; the rest is what lies between, then what is hardly known', () => {
    const shares = [0.9, 0.3, 0.6, 0.5, 0.4, 0.8, 0.7].map((share) => of(80, share));
    expect(percentsOf(...shares, of(2, 0), of(0, 0), of(5, 0.5))).toEqual([
      [30, 40, 50],
      [70, 80, 90],
      [60, 50, 0],
    ]);
  });

  it('names nothing twice where there is little', () => {
    expect(percentsOf(of(80, 0.5))).toEqual([[50], [], []]);
    expect(percentsOf(of(80, 0.5), of(80, 0.2), of(80, 0.7))).toEqual([[20, 50], [70], []]);
    expect(percentsOf(of(3, 0.5))).toEqual([[], [], [50]]);
    expect(ranked([of(80, 0.5), of(3, 0.5)]).compared).toBe(1);
  });
});
