import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noWindow, waitFor, windowAt, type Window } from './sliding-window.ts';

const windowMs = 1_000;

function takeAt(times: readonly number[], limit: number): number[] {
  let window: Window = noWindow;
  const through: number[] = [];
  for (const now of times) {
    window = windowAt(window, now, windowMs);
    while (waitFor(window, limit, now, windowMs) === 0) {
      window = { ...window, taken: window.taken + 1 };
      through.push(now);
    }
  }
  return through;
}

test('admits its limit, and more in the next window', () => {
  expect(takeAt([5_000, 5_000], 3)).toHaveLength(3);
  // Half of the previous window still counts: one and a half of three.
  expect(takeAt([5_000, 6_500], 3)).toEqual([5_000, 5_000, 5_000, 6_500]);
  expect(takeAt([5_000, 15_000], 3)).toHaveLength(6);
});

test('admits no burst across the border of two windows', () => {
  const steps = fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 300 });
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 20 }), (pauses, limit) => {
      let now = 0;
      const through = takeAt(
        pauses.map((pause) => (now += pause)),
        limit,
      );
      const most = Math.max(0, ...through.map((at) => through.filter((t) => t >= at && t < at + 250).length));
      expect(most).toBeLessThanOrEqual(limit * 1.25 + 1);
    }),
  );
});

test('admits a caller after the announced wait, and not a tenth of a window before', () => {
  const at = fc.integer({ min: 0, max: 999 });
  fc.assert(
    fc.property(
      at,
      fc.nat(30),
      fc.nat(30),
      fc.integer({ min: 1, max: 20 }),
      (offset, taken, before, times) => {
        const now = 7_000 + offset;
        const window = { slot: 7, taken, before };
        const wait = waitFor(window, times, now, windowMs);
        const waitAt = (later: number) => waitFor(windowAt(window, later, windowMs), times, later, windowMs);
        expect(waitAt(now + wait)).toBe(0);
        expect(wait <= 100 || waitAt(now + wait - 100) > 0).toBe(true);
      },
    ),
  );
});
