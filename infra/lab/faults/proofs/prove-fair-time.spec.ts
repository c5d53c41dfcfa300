import { expect, test } from 'vitest';
import { proveFairTime } from './prove-fair-time.ts';
import {
  answered,
  backFrom,
  ended,
  handedIn,
  msAt,
  ranOut,
  recorded,
  started,
} from '../testing/quick-sitting.ts';

const outage = (from: number, until: number) => ({ fromMs: msAt(from), untilMs: msAt(until) });
const good = { twice: [], missing: [], unfounded: [], unnoted: [] };

test('accepts an outage compensated to the second', () => {
  const events = recorded(started, backFrom(2, 9), ranOut(17), ended(27), ...handedIn(27));
  expect(proveFairTime(events, [outage(2, 9)], [outage(2.9, 9.5)])).toMatchObject({
    ...good,
    times: 1,
    seconds: 7,
    outages: 1,
    furthestMs: 900,
  });
});

test('reports an uncompensated or partly compensated outage', () => {
  const none = recorded(started, ranOut(10), ended(20), ...handedIn(20));
  expect(proveFairTime(none, [outage(2, 9)], []).missing).toHaveLength(1);
  const half = recorded(started, backFrom(2, 5), ranOut(13), ended(23), ...handedIn(23));
  expect(proveFairTime(half, [outage(2, 9)], []).missing).toHaveLength(1);
});

test('needs no compensation for an answer in time', () => {
  const events = recorded(started, answered(9.5, 0), answered(12, 1), ended(12), ...handedIn(12));
  expect(proveFairTime(events, [outage(2, 9)], [])).toMatchObject(good);
});

test('reports time compensated twice or for too long', () => {
  const twice = recorded(started, backFrom(2, 9), backFrom(8, 9), ranOut(18), ended(28));
  expect(proveFairTime(twice, [outage(2, 9)], []).twice).toHaveLength(1);
  const longer = recorded(started, backFrom(2, 9, 8), ranOut(18), ended(28));
  expect(proveFairTime(longer, [outage(2, 9)], []).twice).toHaveLength(1);
});

test('reports compensation without an outage', () => {
  const events = recorded(started, backFrom(2, 9), ranOut(17), ended(27));
  expect(proveFairTime(events, [outage(40, 50)], []).unfounded).toHaveLength(1);
});

test('reports an outage not recorded to the second, except a short one', () => {
  expect(proveFairTime([], [], [outage(2, 20)]).unnoted).toHaveLength(1);
  expect(proveFairTime([], [outage(5, 20)], [outage(2, 20)]).unnoted).toHaveLength(1);
  expect(proveFairTime([], [], [outage(2, 6)]).unnoted).toEqual([]);
});
