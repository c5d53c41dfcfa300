import { expect, it } from 'vitest';
import { hasDrifted, withMonth, type Months } from './drift.ts';

interface Answers {
  readonly month: string;
  readonly right: number;
  readonly wrong: number;
  readonly place?: number;
}

function monthsOf(...all: readonly Answers[]): Months {
  let months: Months = {};
  for (const { month, right, wrong, place } of all)
    for (let count = 0; count < right + wrong; count += 1)
      months = withMonth(months, `${month}-10T10:00:00.000Z`, Number(count < right), place);
  return months;
}

const before = { month: '2025-12', right: 60, wrong: 40 };

it('sums answers, points and places of each month', () => {
  const months = monthsOf(before, { month: '2026-01', right: 1, wrong: 1, place: 2 });
  expect(months).toEqual({
    '2025-12': { answers: 100, shares: 60, places: 0 },
    '2026-01': { answers: 2, shares: 1, places: 4 },
  });
});

it('sees a question grow easier or harder in the last three months', () => {
  expect(hasDrifted(monthsOf(before, { month: '2026-03', right: 90, wrong: 10 }))).toBe(true);
  expect(hasDrifted(monthsOf(before, { month: '2026-03', right: 30, wrong: 70 }))).toBe(true);
  const slowly = [
    { month: '2026-02', right: 29, wrong: 1 },
    { month: '2026-04', right: 29, wrong: 1 },
  ];
  expect(hasDrifted(monthsOf(before, ...slowly))).toBe(true);
});

it.each([
  ['no answers', []],
  ['one month alone', [before]],
  ['the same share', [before, { month: '2026-03', right: 58, wrong: 42 }]],
  ['too few answers', [before, { month: '2026-03', right: 29, wrong: 0 }]],
  ['a difference that chance may make', [before, { month: '2026-03', right: 24, wrong: 8 }]],
  ['months that are all among the last three', [before, { month: '2026-02', right: 100, wrong: 0 }]],
  [
    'stronger students',
    [
      { month: '2025-12', right: 120, wrong: 80, place: -0.5 },
      { month: '2026-03', right: 160, wrong: 40, place: 0.5 },
    ],
  ],
])('sees no drift in %s', (_what, answers) => {
  expect(hasDrifted(monthsOf(...answers))).toBe(false);
});
