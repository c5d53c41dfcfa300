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

test('an outage compensated to the second passes', () => {
  const events = recorded(started, backFrom(2, 9), ranOut(17), ended(27), ...handedIn(27));
  expect(proveFairTime(events, [outage(2, 9)], [outage(2.9, 9.5)])).toMatchObject({
    ...good,
    times: 1,
    seconds: 7,
    outages: 1,
    furthestMs: 900,
  });
});

test('an uncompensated or partly compensated outage is found', () => {
  const none = recorded(started, ranOut(10), ended(20), ...handedIn(20));
  expect(proveFairTime(none, [outage(2, 9)], []).missing).toHaveLength(1);
  const half = recorded(started, backFrom(2, 5), ranOut(13), ended(23), ...handedIn(23));
  expect(proveFairTime(half, [outage(2, 9)], []).missing).toHaveLength(1);
});

test('who answered in time has lost nothing', () => {
  const events = recorded(started, answered(9.5, 0), answered(12, 1), ended(12), ...handedIn(12));
  expect(proveFairTime(events, [outage(2, 9)], [])).toMatchObject(good);
});

test('what counts twice, or longer than it is, is found', () => {
  const twice = recorded(started, backFrom(2, 9), backFrom(8, 9), ranOut(18), ended(28));
  expect(proveFairTime(twice, [outage(2, 9)], []).twice).toHaveLength(1);
  const longer = recorded(started, backFrom(2, 9, 8), ranOut(18), ended(28));
  expect(proveFairTime(longer, [outage(2, 9)], []).twice).toHaveLength(1);
});

test('time compensated without an outage is found', () => {
  const events = recorded(started, backFrom(2, 9), ranOut(17), ended(27));
  expect(proveFairTime(events, [outage(40, 50)], []).unfounded).toHaveLength(1);
});

test('an outage that was seen from outside and not noted to the second is found, a short one need not be', () => {
  expect(proveFairTime([], [], [outage(2, 20)]).unnoted).toHaveLength(1);
  expect(proveFairTime([], [outage(5, 20)], [outage(2, 20)]).unnoted).toHaveLength(1);
  expect(proveFairTime([], [], [outage(2, 6)]).unnoted).toEqual([]);
});
