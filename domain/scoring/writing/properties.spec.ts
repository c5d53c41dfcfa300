import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Score } from '../score.ts';
import { scoreSchema } from '../score.ts';
import type { WritingFacts, WrittenPointFacts } from './facts.ts';
import { markCategories, type Mark } from './language/marks.ts';
import { findForm, rateForm } from './form.ts';
import { scoreWriting } from './score-writing.ts';
import { factsOf } from './testing/facts-of.ts';
import {
  email,
  emailTask,
  essay,
  essayTask,
  sentence,
  sentenceTask,
  summary,
  summaryTask,
} from './testing/tasks.ts';

const lectureTask = { ...summaryTask, type: 'LST', material: 'track' } as const;
const shortLectureTask = { ...summaryTask, type: 'LCT', material: 'track' } as const;
const answers = [
  [essayTask, essay],
  [emailTask, email],
  [sentenceTask, sentence],
  [summaryTask, summary],
  [lectureTask, `${summary} ${sentence}`],
  [shortLectureTask, summary.split('. ')[0]?.concat('.') ?? ''],
] as const;

const anyMark = (length: number): fc.Arbitrary<Mark> =>
  fc
    .record({
      from: fc.integer({ min: 0, max: Math.max(0, length - 2) }),
      size: fc.integer({ min: 1, max: 12 }),
      fault: fc.constantFrom('spelling', 'grammar'),
      category: fc.constantFrom(...markCategories),
    })
    .map(({ from, size, fault, category }) => ({
      span: [from, Math.min(length, from + size)],
      fault,
      category,
      subcategory: 'any',
      suggestions: [],
      sources: ['rule'],
    }));

const anyPoint: fc.Arbitrary<WrittenPointFacts> = fc.record({
  cosine: fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000),
  isCentred: fc.boolean(),
  keywordShare: fc.constantFrom(0, 0.5, 1),
  words: fc.integer({ min: 0, max: 4 }),
  spentWords: fc.integer({ min: 0, max: 120 }),
  span: fc.constant(null),
  conflicts: fc.subarray(['number', 'name', 'opposite', 'negation'] as const),
});

const anyFacts = fc.constantFrom(...answers).chain(([task, whole]) =>
  fc
    .integer({ min: 0, max: whole.length })
    .map((length) => whole.slice(0, length))
    .chain((text) =>
      fc.record({
        task: fc.constant(task),
        text: fc.constant(text),
        marks: fc.array(anyMark(text.length), { maxLength: 12 }),
        points: fc.array(anyPoint, { minLength: task.keyPoints.length, maxLength: task.keyPoints.length }),
        nearPrompt: fc.constantFrom(0, 0.39, 0.45, 0.6, 0.9),
        englishShare: fc.constantFrom(0.1, 0.6, 0.9, 1),
      }),
    )
    .map(({ task: of, text, ...found }) => ({ task: of, facts: factsOf(of, text, found) })),
);

const traitPoints = ({ traits, detailed }: Score) => [
  ...traits.map(({ points }) => points),
  ...(detailed?.traits.map(({ points }) => points) ?? []),
];
const scoreOf = (task: (typeof answers)[number][0], facts: WritingFacts) => scoreWriting(task, facts);

test('keeps points within their maxima and sums, and gives none behind a gate', () => {
  fc.assert(
    fc.property(anyFacts, ({ task, facts }) => {
      const score = scoreOf(task, facts);
      expect(scoreSchema.parse(score)).toEqual(score);
      for (const each of [score, score.detailed ?? score]) {
        expect(each.points).toBe(each.traits.reduce((sum, { points }) => sum + points, 0));
        expect(each.maximum).toBe(each.traits.reduce((sum, { maximum }) => sum + maximum, 0));
        for (const { points, maximum } of each.traits) {
          expect(Number.isInteger(points)).toBe(true);
          expect(points).toBeLessThanOrEqual(maximum);
        }
        const isOpen = each.traits.every(
          ({ trait, points }) => points > 0 || (trait !== 'content' && trait !== 'form'),
        );
        expect(isOpen || each.points === 0).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});

test('never raises a trait for an added mistake, or lowers one for a removed mistake', () => {
  const withMark = anyFacts.chain(({ task, facts }) =>
    anyMark(facts.text.length).map((mark) => ({ task, facts, mark })),
  );
  fc.assert(
    fc.property(withMark, ({ task, facts, mark }) => {
      const before = traitPoints(scoreOf(task, facts));
      const after = traitPoints(scoreOf(task, { ...facts, marks: [...facts.marks, mark] }));
      after.forEach((points, index) => expect(points).toBeLessThanOrEqual(before[index] ?? 0));
    }),
    { numRuns: 200 },
  );
});

test('never lowers a score for a closer key point or a removed conflict', () => {
  fc.assert(
    fc.property(anyFacts, fc.nat(), ({ task, facts }, at) => {
      const better = facts.points.map((point, index) =>
        index === at % facts.points.length
          ? { ...point, cosine: Math.min(1, point.cosine + 0.3), conflicts: [] }
          : point,
      );
      const before = scoreOf(task, facts);
      expect(scoreOf(task, { ...facts, points: better }).points).toBeGreaterThanOrEqual(before.points);
    }),
    { numRuns: 200 },
  );
});

test('repeats the score for the same facts', () => {
  fc.assert(
    fc.property(anyFacts, ({ task, facts }) => {
      expect(scoreOf(task, structuredClone(facts))).toEqual(scoreOf(task, facts));
    }),
    { numRuns: 50 },
  );
});

test('never raises form as a text leaves its range of words', () => {
  const shares = Array.from(
    { length: 80 },
    (_none, at) => rateForm(findForm('WSC', `Bees${' fly'.repeat(at)}.`)).share,
  );
  const inBand = shares.slice(24, 50);
  expect(new Set(inBand)).toEqual(new Set([1]));
  expect(shares.slice(0, 25)).toEqual(shares.slice(0, 25).toSorted((a, b) => a - b));
  expect(shares.slice(49)).toEqual(shares.slice(49).toSorted((a, b) => b - a));
});

test('suggests at most four changes, the best first, each worth points', () => {
  fc.assert(
    fc.property(anyFacts, ({ task, facts }) => {
      const { points, maximum, improvements = [] } = scoreOf(task, facts);
      const gains = improvements.map((each) => each.points);
      expect(gains.length).toBeLessThanOrEqual(4);
      expect(gains).toEqual(gains.toSorted((one, other) => other - one));
      for (const gain of gains) {
        expect(gain).toBeGreaterThan(0);
        expect(points + gain).toBeLessThanOrEqual(maximum);
      }
    }),
    { numRuns: 200 },
  );
});
