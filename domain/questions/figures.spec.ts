import { expect, it } from 'vitest';
import { objectiveScore } from '../scoring/score.ts';
import {
  discriminationOf,
  flagsOf,
  noFigures,
  partsByThirds,
  pointsByPlace,
  withAnswer,
  type Figures,
} from './figures.ts';
import { partsOfScore } from './parts-of-score.ts';

const options = ['right', 'near', 'idle'];

function answer(figures: Figures, taken: string, place?: number, month = '01'): Figures {
  const points = taken === 'right' ? 1 : 0;
  const evidence = options.map((option) => ({
    kind: 'option' as const,
    option,
    chosen: option === taken,
    correct: option === 'right',
  }));
  const parts = partsOfScore(objectiveScore(points, 1, points === 1, evidence));
  const at = `2026-${month}-10T10:00:00.000Z`;
  return withAnswer(figures, { points, maximum: 1, successful: points === 1, seconds: 20, at, place, parts });
}

const many = (taken: readonly (readonly [string, number | undefined])[], times = 12) =>
  Array.from({ length: times })
    .flatMap(() => taken)
    .reduce((figures, [option, place]) => answer(figures, option, place), noFigures);

it('sums points, time and months', () => {
  const figures = answer(answer(noFigures, 'right', 1), 'near', 0, '02');
  expect(figures).toMatchObject({ answers: 2, right: 1, points: 1, maximum: 2, seconds: 40 });
  expect(figures.months).toEqual({
    '2026-01': { answers: 1, shares: 1, places: 1 },
    '2026-02': { answers: 1, shares: 0, places: 0 },
  });
});

it("groups points by students' place, weakest first", () => {
  const taken = [
    ['right', 1.1],
    ['near', 0.9],
    ['near', -0.1],
    ['near', 0.1],
    ['near', -2.5],
    ['right', undefined],
  ] as const;
  expect(pointsByPlace(many(taken, 2))).toEqual([
    { place: -2.5, answers: 2, share: 0 },
    { place: 0, answers: 4, share: 0 },
    { place: 1, answers: 4, share: 0.5 },
  ]);
});

it('separates strong from weak students: the point-biserial', () => {
  expect(
    discriminationOf(
      many([
        ['right', 1],
        ['near', -1],
      ]),
    ),
  ).toBeCloseTo(1);
  expect(
    discriminationOf(
      many([
        ['right', -1],
        ['near', 1],
      ]),
    ),
  ).toBeCloseTo(-1);
  expect(
    discriminationOf(
      many([
        ['right', 1],
        ['near', 1],
      ]),
    ),
  ).toBeNull();
  expect(discriminationOf(many([['right', undefined]]))).toBeNull();
});

it('shows who takes each option, by thirds', () => {
  const parts = partsByThirds(
    many([
      ['near', -1],
      ['near', 0],
      ['right', 1],
    ]),
  );
  expect(parts).toMatchObject([
    { label: 'right', isRight: true, all: 12, weak: 0, middle: 0, strong: 1 },
    { label: 'near', isRight: false, all: 24, weak: 1, middle: 1, strong: 0 },
    { label: 'idle', all: 0, weak: 0, middle: 0, strong: 0 },
  ]);
});

it.each([
  [[['right', 1]] as const, ['too_easy', 'idle_distractor']],
  [
    [
      ['near', -1],
      ['idle', 1],
    ] as const,
    ['too_hard', 'rival_option'],
  ],
  [
    [
      ['right', -1],
      ['near', 0],
      ['idle', 1],
    ] as const,
    ['negative_discrimination', 'rival_option'],
  ],
  [
    [
      ['right', 1],
      ['near', -1],
      ['idle', -1],
    ] as const,
    [],
  ],
])('flags questions to review: %j', (taken, flags) => {
  expect(flagsOf(many(taken, 36))).toEqual(flags);
  expect(flagsOf(many(taken, 1))).toEqual([]);
});

it('flags a question whose results have changed', () => {
  const changed = Array.from({ length: 36 }).reduce<Figures>(
    (figures) => answer(figures, 'right', 0, '09'),
    many([['near', 0]], 36),
  );
  expect(flagsOf(changed)).toContain('drift');
});

it('stores nothing that a student typed', () => {
  const typed = objectiveScore(0, 1, false, [{ kind: 'blank', index: 0, expected: 'river', correct: false }]);
  expect(partsOfScore(typed)).toEqual([
    { kind: 'blank', label: '1: something else', isRight: false, isTaken: true },
  ]);
});
