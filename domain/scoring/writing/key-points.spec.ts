import { expect, test } from 'vitest';
import type { PointFacts } from './facts.ts';
import { findPoints, statedSum } from './key-points.ts';

const point = (cosine: number, keywordShare: number, more: Partial<PointFacts> = {}): PointFacts => ({
  cosine,
  keywordShare,
  isCentred: true,
  span: [0, 10],
  conflicts: [],
  ...more,
});

test.each([
  ['near enough without a keyword', point(0.45, 0), 'stated'],
  ['all keywords, though the sentence is another one', point(0.05, 1), 'stated'],
  ['half of the keywords and half as near', point(0.25, 0.5), 'stated'],
  ['not quite near', point(0.44, 0), 'unclear'],
  ['half of the keywords', point(0.1, 0.5), 'unclear'],
  ['about something else', point(0.29, 0), 'missing'],
  ['nearness that is not centred lies higher', point(0.59, 0, { isCentred: false }), 'unclear'],
  ['so it takes more', point(0.6, 0, { isCentred: false }), 'stated'],
  ['with another number', point(0.8, 1, { conflicts: ['number'] }), 'contradicted'],
  ['a doubt about what is unclear takes nothing more', point(0.3, 0, { conflicts: ['name'] }), 'unclear'],
] as const)('%s', (_name, facts, state) => {
  expect(findPoints([facts], [])).toEqual([{ state, span: state === 'missing' ? null : [0, 10] }]);
});

test('what stands in a discounted part of the text is not said, unless a third of it is own words', () => {
  expect(findPoints([point(0.8, 1)], [[0, 7]])).toEqual([{ state: 'missing', span: null }]);
  expect(findPoints([point(0.8, 1)], [[0, 6]])).toEqual([{ state: 'stated', span: [0, 10] }]);
});

test('unclear and contradicted points are worth a half', () => {
  const found = findPoints(
    [point(0.8, 1), point(0.3, 0), point(0.8, 1, { conflicts: ['negation'] }), point(0, 0)],
    [],
  );
  expect(statedSum(found)).toBe(2);
});
