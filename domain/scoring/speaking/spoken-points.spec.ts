import { expect, test } from 'vitest';
import type { PointFacts } from '../writing/facts.ts';
import { judgeSpokenPoints, sumOfStatedPoints } from './spoken-points.ts';

const point = (cosine: number, keywordShare: number, more: Partial<PointFacts> = {}): PointFacts => ({
  cosine,
  keywordShare,
  isCentred: true,
  span: [0, 10],
  conflicts: [],
  ...more,
});

test.each([
  ['near, with a third of its keywords', point(0.42, 0.333), 'stated'],
  ['near, but without one of its words', point(0.7, 0), 'missing'],
  ['all keywords in a sentence about something else', point(0.15, 1), 'missing'],
  ['all keywords, and not far', point(0.2, 1), 'stated'],
  ['half of the keywords and half as near', point(0.25, 0.5), 'unclear'],
  ['half of the keywords', point(0.1, 0.5), 'missing'],
  ['a task has no source, and lower limits', point(0.32, 0.5, { isCentred: false }), 'unclear'],
  ['so this is enough', point(0.33, 0.5, { isCentred: false }), 'stated'],
  ['with another number', point(0.8, 1, { conflicts: ['number'] }), 'contradicted'],
  ['a doubt about what is unclear takes nothing more', point(0.3, 0.5, { conflicts: ['name'] }), 'unclear'],
  [
    'with another name, where there is no source',
    point(0.5, 1, { isCentred: false, conflicts: ['name'] }),
    'stated',
  ],
  ['a "not" beside it', point(0.8, 1, { conflicts: ['negation'] }), 'contradicted'],
] as const)('%s', (_name, facts, state) => {
  expect(judgeSpokenPoints([facts])).toEqual([{ state, span: state === 'missing' ? null : [0, 10] }]);
});

test('ignores a "not" in a sentence of several statements', () => {
  const long = { span: [0, 200], conflicts: ['negation'] } as const;
  expect(judgeSpokenPoints([point(0.8, 1, long)])).toMatchObject([{ state: 'stated' }]);
  expect(judgeSpokenPoints([point(0.8, 1, { ...long, conflicts: ['negation', 'number'] })])).toMatchObject([
    { state: 'contradicted' },
  ]);
});

test('halves the worth of unclear and contradicted points', () => {
  const found = judgeSpokenPoints([
    point(0.8, 1),
    point(0.3, 0.5),
    point(0.8, 1, { conflicts: ['negation'] }),
    point(0, 0),
  ]);
  expect(sumOfStatedPoints(found)).toBe(2);
});
