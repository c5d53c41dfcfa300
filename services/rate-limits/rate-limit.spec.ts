import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

describe('a rate limit', () => {
  test('lets its number through, for each key alone, and more when the window has passed', () => {
    let now = 0;
    const limit = createRateLimit({ limit: 3, windowMs: 1000, clock: () => now });
    const take = (key: string, times: number) => Array.from({ length: times }, () => limit.take(key));
    expect(take('a', 5)).toEqual([true, true, true, false, false]);
    expect(take('b', 1)).toEqual([true]);
    now = 1500;
    // Half of the window before still counts: one and a half of three.
    expect(take('a', 3)).toEqual([true, false, false]);
    now = 10_000;
    expect(take('a', 4)).toEqual([true, true, true, false]);
  });

  test('lets no burst around the border of two windows through', () => {
    const steps = fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 300 });
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 20 }), (pauses, limit) => {
        let now = 0;
        const limited = createRateLimit({ limit, windowMs: 1000, clock: () => now });
        const through: number[] = [];
        for (const pause of pauses) {
          now += pause;
          // As many as come through at this moment.
          while (limited.take('a')) through.push(now);
        }
        const most = Math.max(
          0,
          ...through.map((at) => through.filter((t) => t >= at && t < at + 250).length),
        );
        expect(most).toBeLessThanOrEqual(limit * 1.25 + 1);
      }),
    );
  });
});
