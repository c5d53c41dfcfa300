import { expect, test } from 'vitest';
import { rateLine, kilobitsPerSecond, medianOf, speedText } from './line-rating.ts';

const line = (roundTripMs: number, speed: number) => ({ roundTripMs, kilobitsPerSecond: speed });

test.each([
  [line(30, 5000), true, 'good'],
  [line(400, 512), true, 'good'],
  [line(401, 5000), true, 'slow'],
  [line(30, 511), true, 'slow'],
  [line(30, 256), true, 'slow'],
  [line(30, 255), true, 'too slow for speech'],
  [line(30, 40), false, 'good'],
  [line(900, 40), false, 'slow'],
] as const)('a line of %o, spoken %s, is %s', (measure, isSpoken, verdict) => {
  expect(rateLine(measure, isSpoken)).toBe(verdict);
});

test('one late response does not make a connection slow', () => {
  expect(medianOf([20, 2000, 25, 22, 30])).toBe(25);
});

test('the round trip does not count towards the speed', () => {
  expect(kilobitsPerSecond(192_000, 1100, 100)).toBe(1536);
  // The browser's clock may be coarse.
  expect(kilobitsPerSecond(1000, 5, 5)).toBe(8000);
});

test('shows a speed in a suitable unit', () => {
  expect([speedText(180.4), speedText(999.4), speedText(5230)]).toEqual([
    '180 kbit/s',
    '999 kbit/s',
    '5.2 Mbit/s',
  ]);
});
