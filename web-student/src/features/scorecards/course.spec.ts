import { expect, test } from 'vitest';
import { figureIn, followed, scoredSittings } from './course.ts';

const figure = { value: 50, low: 40, high: 60, items: 9 };
const sitting = (sessionId: string, startedAt: string, figures: object | null) =>
  ({ sessionId, startedAt, status: 'scored', deadline: startedAt, points: 1, maximum: 2, figures }) as never;
const tests = [
  {
    name: 'Full test',
    sittings: [
      sitting('late', '2026-03-01T00:00:00.000Z', { overall: figure, skills: { reading: figure } }),
      sitting('running', '2026-04-01T00:00:00.000Z', null),
    ],
  },
  {
    name: 'Reading',
    sittings: [sitting('early', '2026-01-01T00:00:00.000Z', { overall: null, skills: { reading: figure } })],
  },
];

test('the scored sittings follow each other across all tests', () => {
  expect(scoredSittings(tests).map(({ sessionId, name }) => [sessionId, name])).toEqual([
    ['early', 'Reading'],
    ['late', 'Full test'],
  ]);
});

test('a course needs two scores', () => {
  const sittings = scoredSittings(tests);
  expect(followed(sittings)).toEqual(['reading']);
  expect(followed([...sittings, ...sittings])).toEqual(['overall', 'reading']);
  expect(sittings.map(({ figures }) => figureIn(figures, 'overall'))).toEqual([undefined, figure]);
});
