import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maximumOf } from '../../points.ts';
import { pointsFor } from '../../rated.ts';
import type { WritingFacts, WrittenPointFacts } from '../facts.ts';
import { factsOf } from '../testing/facts-of.ts';
import { email, emailTask, essay, essayTask, sentence, sentenceTask } from '../testing/tasks.ts';
import { findContent, rateContent } from './content.ts';

const answers = fc.constantFrom([essayTask, essay] as const, [emailTask, email] as const);
const stated: fc.Arbitrary<WrittenPointFacts> = fc.integer({ min: 5, max: 120 }).map((spentWords) => ({
  cosine: 0.7,
  isCentred: false,
  keywordShare: 1,
  words: 3,
  spentWords,
  span: null,
  conflicts: [],
}));
const anyAnswer = fc.record({
  answer: answers,
  points: fc.tuple(stated, stated, stated),
  at: fc.nat({ max: 2 }),
  more: fc.integer({ min: 1, max: 40 }),
});

const shareOf = ([task, text]: readonly [typeof essayTask, string], points: WritingFacts['points']) =>
  rateContent(findContent(task, { ...factsOf(task, text), nearPrompt: 0.6, points })).share;

test('raises the share for each sentence about a stated point', () => {
  fc.assert(
    fc.property(anyAnswer, ({ answer, points, at, more }) => {
      const developed = points.map((point, index) =>
        index === at ? { ...point, spentWords: point.spentWords + more } : point,
      );
      expect(shareOf(answer, developed)).toBeGreaterThan(shareOf(answer, points));
    }),
    { numRuns: 100 },
  );
});

test('loses more for a dropped point than for all words about it', () => {
  fc.assert(
    fc.property(anyAnswer, ({ answer, points, at }) => {
      const without = (change: Partial<WrittenPointFacts>) =>
        shareOf(
          answer,
          points.map((point, index) => (index === at ? { ...point, ...change } : point)),
        );
      expect(without({ words: 0, spentWords: 0 })).toBeLessThan(without({ spentWords: 0 }));
    }),
    { numRuns: 100 },
  );
});

test('gives nothing for words about a missing point', () => {
  fc.assert(
    fc.property(anyAnswer, ({ answer, points, at, more }) => {
      const missing = (spentWords: number) =>
        points.map((point, index) => (index === at ? { ...point, words: 0, spentWords } : point));
      expect(shareOf(answer, missing(more))).toBe(shareOf(answer, missing(0)));
    }),
    { numRuns: 50 },
  );
});

const anyPoint: fc.Arbitrary<WrittenPointFacts> = fc.record({
  cosine: fc.double({ min: 0, max: 1, noNaN: true }),
  isCentred: fc.boolean(),
  keywordShare: fc.constantFrom(0, 0.5, 1),
  words: fc.nat({ max: 6 }),
  spentWords: fc.nat({ max: 60 }),
  span: fc.constant<[number, number]>([0, 60]),
  conflicts: fc.constantFrom([], ['number' as const]),
});
const farAnswers = fc.constantFrom(
  [essayTask, essay] as const,
  [emailTask, email] as const,
  [sentenceTask, sentence] as const,
);

test('finds no key point in a text about something else, and says so', () => {
  fc.assert(
    fc.property(
      farAnswers,
      fc.array(anyPoint, { minLength: 4, maxLength: 4 }),
      fc.double({ min: 0, max: 0.39, noNaN: true }),
      ([task, text], any, nearPrompt) => {
        const points = any.slice(0, task.keyPoints.length);
        const rated = rateContent(findContent(task, { ...factsOf(task, text), nearPrompt, points }));
        const found = rated.evidence.filter((each) => each.kind === 'point');
        expect(found).toHaveLength(points.length);
        if (pointsFor(rated, maximumOf(task.type, 'content')) > 0) return;
        expect(rated.evidence).toContainEqual({ kind: 'reason', code: 'off_topic', span: null });
        expect(found.map(({ state, span }) => [state, span])).toEqual(points.map(() => ['missing', null]));
        expect(rated.evidence).toContainEqual(expect.objectContaining({ of: 'key_points', count: 0 }));
      },
    ),
    { numRuns: 200 },
  );
});
