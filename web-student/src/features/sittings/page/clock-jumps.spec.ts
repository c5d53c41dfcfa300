import fc from 'fast-check';
import { expect, test } from 'vitest';
import { haveParted } from './clock-jumps.ts';

const read = { date: 1_790_000_000_000, monotonic: 5_000 };
const later = (date: number, monotonic: number) => ({
  date: read.date + date,
  monotonic: read.monotonic + monotonic,
});

test('detects that the device slept, or that its date was changed', () => {
  expect(haveParted(read, later(600_000, 200))).toBe(true);
  expect(haveParted(read, later(-3_600_000, 200))).toBe(true);
});
test('a page that was busy, or was not asked for an hour, has not', () => {
  fc.assert(
    fc.property(fc.nat(3_600_000), fc.integer({ min: -400, max: 400 }), (passed, drift) => {
      expect(haveParted(read, later(passed + drift, passed))).toBe(false);
    }),
  );
});
