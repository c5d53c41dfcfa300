import { expect, test } from 'vitest';
import type { WrittenPointFacts } from '../facts.ts';
import { findPoints, sumOfStatedPoints } from './key-points.ts';

const point = (
  cosine: number,
  keywordShare: number,
  more: Partial<WrittenPointFacts> = {},
): WrittenPointFacts => ({
  cosine,
  keywordShare,
  words: 3,
  spentWords: 20,
  isCentred: true,
  span: [0, 10],
  conflicts: [],
  ...more,
});
const worthOf = (facts: WrittenPointFacts) => findPoints([facts], [])[0]?.worth ?? 0;

test.each([
  ['near, with half of its keywords', point(0.42, 0.5), 'stated'],
  ['near in other words, with none of its keywords', point(0.6, 0), 'stated'],
  ['near, but without one of its words', point(0.7, 0, { words: 0 }), 'missing'],
  ['two words of it in a sentence about something else', point(0.12, 0.5, { words: 2 }), 'missing'],
  ['five of its words in a sentence that is as far', point(0.12, 1, { words: 5 }), 'stated'],
  ['one word of it in a sentence that is not near', point(0.3, 0.5, { words: 1 }), 'missing'],
  ['all keywords and five words in a long sentence', point(-0.05, 1, { words: 5 }), 'stated'],
  ['all keywords and two words in a long sentence', point(-0.05, 1, { words: 2 }), 'unclear'],
  ['one word of it in a sentence that is very near', point(0.6, 1, { words: 1 }), 'stated'],
  ['half of the keywords and half as near', point(0.27, 0.5), 'unclear'],
  ['half of the keywords', point(0.1, 0.5), 'missing'],
  ['a task has no source, and lower limits', point(0.27, 0.5, { isCentred: false }), 'unclear'],
  ['with another number', point(0.8, 1, { conflicts: ['number'] }), 'contradicted'],
  [
    'with another name, where there is no source',
    point(0.5, 1, { isCentred: false, conflicts: ['name'] }),
    'stated',
  ],
] as const)('%s', (_name, facts, state) => {
  expect(findPoints([facts], [])).toMatchObject([{ state, span: state === 'missing' ? null : [0, 10] }]);
});

test('changes continuously: a hundredth of similarity moves a point by at most an eighth', () => {
  for (const isCentred of [true, false])
    for (const keywordShare of [0, 0.5, 1])
      for (const words of [1, 2]) {
        const worths = Array.from({ length: 101 }, (_, at) =>
          worthOf(point(at / 100, keywordShare, { isCentred, words })),
        );
        worths.slice(1).forEach((worth, at) => {
          expect(worth).toBeGreaterThanOrEqual(worths[at] ?? 0);
          expect(worth - (worths[at] ?? 0)).toBeLessThanOrEqual(0.125);
        });
        expect(worths[0]).toBe(keywordShare === 1 ? words / 5 : 0);
        expect(worths.at(-1)).toBe(1);
      }
});

test('needs more own words in a passage that names other points', () => {
  const words = (count: number, more: Partial<WrittenPointFacts> = {}) =>
    point(0.4, 0.5, { words: count, ...more });
  const firstOf = (...points: WrittenPointFacts[]) => findPoints(points, [])[0]?.state;
  const elsewhere = { span: [20, 30] } as const;
  expect(firstOf(words(2), words(1), words(1))).toBe('missing');
  expect(firstOf(words(2), words(1), words(1, elsewhere))).toBe('stated');
  expect(firstOf(words(2), words(2), words(2))).toBe('stated');
  expect(firstOf(words(3), words(1), words(1))).toBe('stated');
  expect(firstOf(point(0.6, 1, { words: 1 }))).toBe('stated');
  expect(firstOf(point(0.6, 1, { words: 1 }), words(1))).toBe('missing');
});

test('treats a point in a discounted passage as missing, unless a third of it is own words', () => {
  expect(findPoints([point(0.8, 1)], [[0, 7]])).toMatchObject([{ state: 'missing', worth: 0 }]);
  expect(findPoints([point(0.8, 1)], [[0, 6]])).toMatchObject([{ state: 'stated', worth: 1 }]);
});

test('halves a doubtful point, and ignores a "not" in a sentence of several statements', () => {
  const denied = { conflicts: ['negation'] } as const;
  const long = { ...denied, span: [0, 200] } as const;
  expect(worthOf(point(0.8, 1, denied))).toBe(0.5);
  expect(worthOf(point(0.8, 1, long))).toBe(1);
  expect(sumOfStatedPoints(findPoints([point(0.8, 1), point(0.8, 1, denied)], []))).toBe(1.5);
});
