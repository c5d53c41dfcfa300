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
  ['near enough without a keyword', point(0.55, 0), 'stated'],
  ['near, but not one of its words', point(0.54, 0), 'unclear'],
  ['all keywords, though the sentence is another one', point(0.05, 1), 'stated'],
  ['half of the keywords and half as near', point(0.25, 0.5), 'stated'],
  ['half of the keywords', point(0.1, 0.5), 'unclear'],
  ['about something else', point(0.39, 0), 'missing'],
  ['nearness that is not centred lies higher', point(0.32, 0.5, { isCentred: false }), 'unclear'],
  ['so it takes more', point(0.33, 0.5, { isCentred: false }), 'stated'],
  ['with another number', point(0.8, 1, { conflicts: ['number'] }), 'contradicted'],
  ['a doubt about what is unclear takes nothing more', point(0.4, 0, { conflicts: ['name'] }), 'unclear'],
  [
    'with another name, where there is no source',
    point(0.5, 1, { isCentred: false, conflicts: ['name'] }),
    'stated',
  ],
  ['a "not" beside it', point(0.8, 1, { conflicts: ['negation'] }), 'contradicted'],
] as const)('%s', (_name, facts, state) => {
  expect(findPoints([facts], [])).toEqual([{ state, span: state === 'missing' ? null : [0, 10] }]);
});

test('what stands in a discounted part of the text is not said, unless a third of it is own words', () => {
  expect(findPoints([point(0.8, 1)], [[0, 7]])).toEqual([{ state: 'missing', span: null }]);
  expect(findPoints([point(0.8, 1)], [[0, 6]])).toEqual([{ state: 'stated', span: [0, 10] }]);
});

test('a "not" somewhere in a sentence of several statements speaks against none of them', () => {
  const long = { span: [0, 200], conflicts: ['negation'] } as const;
  expect(findPoints([point(0.8, 1, long)], [])).toMatchObject([{ state: 'stated' }]);
  expect(findPoints([point(0.8, 1, { ...long, conflicts: ['negation', 'number'] })], [])).toMatchObject([
    { state: 'contradicted' },
  ]);
});

test('unclear and contradicted points are worth a half', () => {
  const found = findPoints(
    [point(0.8, 1), point(0.4, 0), point(0.8, 1, { conflicts: ['negation'] }), point(0, 0)],
    [],
  );
  expect(statedSum(found)).toBe(2);
});
