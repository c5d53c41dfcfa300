import { expect, test } from 'vitest';
import { proveSittings } from './prove-sittings.ts';
import {
  answered,
  backFrom,
  ended,
  handedIn,
  msAt,
  ranOut,
  recorded,
  started,
  stream,
} from '../testing/quick-sitting.ts';

const given = {
  stream,
  userId: 'ann',
  uid: 'RSA-0001',
  answer: { type: 'RSA', selectedAnswer: 'a city' },
} as const;
const good = { lostAnswers: [], doubledAnswers: [], unfinished: [], late: [] };

test('accepts a whole sitting whose last clock ran out', () => {
  const events = recorded(started, answered(4, 0), ended(16), ...handedIn(16));
  expect(proveSittings(events, [given], [])).toMatchObject({
    ...good,
    started: 1,
    answers: 1,
    spoken: 0,
    ranOut: 0,
    byClock: 1,
    latestMs: 2_000,
  });
});

test('reports an acknowledged answer that is missing or different', () => {
  const without = recorded(started, ranOut(10), ended(20), ...handedIn(20));
  expect(proveSittings(without, [given], []).lostAnswers).toEqual([`RSA-0001 in ${stream}`]);
  const other = recorded(started, answered(4, 0, 'a town'), ended(14), ...handedIn(14));
  expect(proveSittings(other, [given], []).lostAnswers).toEqual([`RSA-0001 in ${stream}`]);
  expect(proveSittings([], [given], []).lostAnswers).toEqual([`RSA-0001 in ${stream}`]);
});

test('reports two answers to one question', () => {
  const events = recorded(started, answered(4, 0), answered(5, 0), ended(15), ...handedIn(15));
  expect(proveSittings(events, [given], []).doubledAnswers).toEqual([`RSA-0001 in ${stream}`]);
});

test.each([
  ['has not ended', [started]],
  ['ended twice', [started, ended(20), ended(20), ...handedIn(20)]],
  ['was not handed in', [started, ended(20)]],
  ['has no result', [started, ended(20), ...handedIn(20).slice(0, 1)]],
  ['has two results', [started, ended(20), ...handedIn(20), ...handedIn(20).slice(1)]],
])('reports a sitting that %s', (_what, told) => {
  expect(proveSittings(recorded(...told), [], []).unfinished).toEqual([stream]);
});

// The second clock runs until 20 s.
test.each([
  ['3 s with a worker up', 23, [], 0],
  ['more with a worker up', 23.1, [], 1],
  ['10 s after a worker came back', 60, [[15, 50]], 0],
  ['more than that', 60.1, [[15, 50]], 1],
  ['3 s where it was back long before', 23.1, [[1, 9]], 1],
] as const)('accepts a late end of a section by %s', (_what, seconds, away, late) => {
  const downs = away.map(([from, until]) => ({ fromMs: msAt(from), untilMs: msAt(until) }));
  const events = recorded(started, ranOut(10), ended(seconds), ...handedIn(seconds));
  expect(proveSittings(events, [], downs).late).toHaveLength(late);
});

test('moves the deadline by compensated time', () => {
  const events = recorded(started, backFrom(2, 9), ranOut(17), ended(27), ...handedIn(27));
  expect(proveSittings(events, [], [])).toMatchObject({ byClock: 1, latestMs: 0 });
});
