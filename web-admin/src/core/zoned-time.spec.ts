import { expect, test } from 'vitest';
import { instantOf, localOf } from './zoned-time.ts';

const sydney = 'Australia/Sydney';

// Sydney's clocks go forward on 4 October 2026 and back on 4 April 2027, both at night.
test.each([
  ['2026-10-03T23:59', '2026-10-03T13:59:00.000Z'],
  ['2026-10-04T23:59', '2026-10-04T12:59:00.000Z'],
  ['2027-04-03T23:59', '2027-04-03T12:59:00.000Z'],
  ['2027-04-04T23:59', '2027-04-04T13:59:00.000Z'],
])('%s in Sydney is %s', (local, instant) => {
  expect(instantOf(local, sydney)).toBe(instant);
  expect(localOf(instant, sydney)).toBe(local);
});

test('a time that the clocks skip is an hour later, and of a time that comes twice it is the first', () => {
  expect(instantOf('2026-10-04T02:30', sydney)).toBe('2026-10-03T16:30:00.000Z');
  expect(localOf('2026-10-03T16:30:00.000Z', sydney)).toBe('2026-10-04T03:30');
  expect(instantOf('2027-04-04T02:30', sydney)).toBe('2027-04-03T15:30:00.000Z');
});

test('no time is no instant', () => expect(instantOf('', sydney)).toBe(''));
