import { describe, expect, it } from 'vitest';
import { strengthOf } from '#domain/statistics/skill-statistics.ts';
import { isKnownWell, strengthText, weakestFirst } from './strengths.ts';

const of = (answered: number, share: number) =>
  strengthOf({ answered, points: answered * share, maximum: answered });

describe('a strength in words', () => {
  it.each([
    [of(0, 0), 'No answers'],
    [of(1, 1), 'Not enough answers (1)'],
    [of(8, 0.5), 'Not enough answers (8)'],
    [of(40, 0.62), '62 %, between 49 and 74 %'],
  ])('%o', (strength, text) => {
    expect(strengthText(strength)).toBe(text);
  });
});

it('knows more with more answers', () => {
  expect([2, 10, 30, 100].map((answered) => isKnownWell(of(answered, 0.5)))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

it('puts the weakest first, what is hardly known last, and leaves out what was never answered', () => {
  const strengths = [of(50, 0.9), of(1, 0), of(0, 0), of(50, 0.3), of(50, 0.6)];
  expect(weakestFirst(strengths).map(({ percent, answered }) => [percent, answered])).toEqual([
    [30, 50],
    [60, 50],
    [90, 50],
    [0, 1],
  ]);
});
