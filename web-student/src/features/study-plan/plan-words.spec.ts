import { expect, test } from 'vitest';
import type { OwnStudyPlan } from '#student/queries/study-plan.ts';
import {
  daysInARow,
  daysToExam,
  effortWords,
  itemWords,
  nextOfPlan,
  reasonWords,
  reviewsLeft,
} from './plan-words.ts';

const item = { kind: 'type', type: 'RFB', questions: 3, minutes: 15, reason: 'most' } as const;
const testName = (id: string) => `Test ${id}`;

test('describes each item', () => {
  expect(itemWords({ kind: 'reviews', count: 1, minutes: 1 }, testName)).toBe('1 review');
  expect(itemWords({ kind: 'sitting', mockTestId: 'a', minutes: 30 }, testName)).toBe('Test a');
  expect(itemWords(item, testName)).toMatch(/, 3 questions$/);
  expect(itemWords({ ...item, questions: 1 }, testName)).toMatch(/, 1 question$/);
});

test.each([
  [
    { answered: 5, right: 2 },
    { skill: 'reading', share: 0.28 },
    '2 of your last 5 right; worth 28% of Reading.',
  ],
  [{ answered: 0, right: 0 }, { skill: 'reading', share: 0.001 }, 'Worth less than 1% of Reading.'],
  [
    { answered: 1, right: 1 },
    { skill: 'listening', share: 0.05 },
    'You have answered this type once. A few more and we can tell you how you are doing. It is worth 5% of Listening.',
  ],
  [{ answered: 0, right: 0 }, null, ''],
] as const)('describes a reason: %#', (last, worth, words) => {
  expect(reasonWords({ last, worth })).toBe(words);
});

test('describes the effort and the gain of an item', () => {
  const planOf = (weight: number) =>
    ({
      settings: null,
      reasons: [{ type: 'RFB', known: { weight, answered: 0, share: null } }],
    }) as unknown as OwnStudyPlan;
  expect(effortWords(planOf(0.1), item)).toBe('about 15 min. Up to 4 points overall.');
  expect(effortWords(planOf(0.1), item, 2)).toBe('2 done, about 15 min in total. Up to 4 points overall.');
  expect(effortWords(planOf(0.001), item)).toBe('about 15 min');
  expect(effortWords(planOf(0.1), { kind: 'reviews', count: 3, minutes: 4 })).toBe('about 4 min');
});

test("the next step is today's first open item that is not a review", () => {
  const other = { ...item, type: 'RSA' } as const;
  const sitting = { kind: 'sitting', mockTestId: 'a', minutes: 30 } as const;
  const plan = (done: OwnStudyPlan['done'], day = '2026-11-23') =>
    ({
      today: '2026-11-23',
      weeks: [
        {
          monday: '2026-11-23',
          days: [
            { day, kind: 'study', items: [{ kind: 'reviews', count: 2, minutes: 2 }, item, other, sitting] },
          ],
        },
      ],
      done,
    }) as unknown as OwnStudyPlan;
  const nothing = { types: [], reviews: 0, sittings: [] };
  const first = [{ type: 'RFB' as const, answered: 3 }];
  const both = [...first, { type: 'RSA' as const, answered: 9 }];
  expect(nextOfPlan(plan(nothing))).toBe(item);
  expect(nextOfPlan(plan({ ...nothing, types: [{ type: 'RFB', answered: 2 }] }))).toBe(item);
  expect(nextOfPlan(plan({ ...nothing, types: first }))).toBe(other);
  expect(nextOfPlan(plan({ ...nothing, types: both }))).toBe(sitting);
  expect(nextOfPlan(plan({ ...nothing, types: both, sittings: ['b'] }))).toBe(sitting);
  expect(nextOfPlan(plan({ ...nothing, types: both, sittings: ['a'] }))).toBeUndefined();
  expect(nextOfPlan(plan(nothing, '2026-11-24'))).toBeUndefined();
});

test.each([
  ['2026-11-22', 'over'],
  ['2026-11-23', 'today'],
  ['2026-11-24', 'tomorrow'],
  ['2026-12-18', 'in 25 days'],
])('the exam on %s is %s', (examDate, words) => {
  expect(daysToExam(examDate, '2026-11-23')).toBe(words);
});

test.each([
  [[1, 0, 2, 3], 2],
  [[1, 0, 2, 3, 0], 2],
  [[1, 2, 0, 0], 0],
  [[1, 1], 2],
  [[], 0],
])('%j ends with a run of %i days', (answered, days) => {
  expect(daysInARow(answered.map((count) => ({ answered: count, seconds: 0 })))).toBe(days);
  expect(daysInARow(answered.map((count) => ({ answered: 0, seconds: count * 60 })))).toBe(days);
});

test("lists today's remaining reviews with their minutes", () => {
  const plan = (reviews: number, day = '2026-11-23') =>
    ({
      today: '2026-11-23',
      weeks: [
        { monday: day, days: [{ day, kind: 'study', items: [{ kind: 'reviews', count: 4, minutes: 6 }] }] },
      ],
      done: { types: [], reviews, sittings: [] },
    }) as unknown as OwnStudyPlan;
  expect(reviewsLeft(plan(0))).toEqual({ count: 4, minutes: 6 });
  expect(reviewsLeft(plan(3))).toEqual({ count: 1, minutes: 2 });
  expect(reviewsLeft(plan(4))).toBeUndefined();
  expect(reviewsLeft(plan(9))).toBeUndefined();
  expect(reviewsLeft(plan(0, '2026-11-24'))).toBeUndefined();
});
