import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outcomeOf, type Guess } from './guess.ts';

const single = (key: number, ...ranks: readonly number[]): Guess => ({ ranks, keys: [key] });

describe('a guessing strategy', () => {
  test('chooses the highest option of each question', () => {
    const { hits, expected } = outcomeOf([single(0, 3, 1, 1, 1), single(2, 3, 1, 1, 1)]);
    expect(hits).toBe(1);
    expect(expected).toBeCloseTo(0.5);
  });

  test('splits the chance among options of equal rank', () => {
    expect(outcomeOf([single(1, 5, 5, 1, 1)]).hits).toBe(0.5);
    expect(outcomeOf([single(1, 2, 2, 2, 2)]).hits).toBe(0.25);
  });

  test('chooses as many options as are right', () => {
    const several: Guess = { ranks: [9, 1, 8, 2, 3], keys: [0, 4] };
    expect(outcomeOf([several])).toMatchObject({ hits: 1 });
    expect(outcomeOf([several]).expected).toBeCloseTo((2 * 2) / 5);
  });

  test('is compared with the binomial distribution if one of four options is right', () => {
    const right = single(0, 1, 0, 0, 0);
    const wrong = single(1, 1, 0, 0, 0);
    const { atLeast, atMost } = outcomeOf([right, right, wrong]);
    expect(atLeast).toBeCloseTo(3 * 0.25 ** 2 * 0.75 + 0.25 ** 3);
    expect(atMost).toBeCloseTo(1 - 0.25 ** 3);
  });

  test('is never remarkable if it cannot distinguish the options', () => {
    const alike = Array.from({ length: 12 }, () => single(2, 0, 0, 0, 0));
    const { hits, expected, atLeast, atMost } = outcomeOf(alike);
    expect(hits).toBeCloseTo(expected);
    expect([atLeast, atMost]).toEqual([expect.closeTo(1), expect.closeTo(1)]);
  });

  const guess = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 3, maxLength: 7 }).chain((ranks) =>
    fc.record({
      ranks: fc.constant(ranks),
      keys: fc.uniqueArray(fc.nat(ranks.length - 1), { minLength: 1, maxLength: 2 }),
    }),
  );
  test('expects k of n hits for each of k keys, and its tails meet at the hits', () => {
    fc.assert(
      fc.property(fc.array(guess, { minLength: 1, maxLength: 6 }), (guesses) => {
        const { expected, atLeast, atMost } = outcomeOf(guesses);
        const share = guesses.map(({ ranks, keys }) => keys.length ** 2 / ranks.length);
        expect(expected).toBeCloseTo(share.reduce((sum, one) => sum + one, 0));
        for (const chance of [atLeast, atMost]) {
          expect(chance).toBeGreaterThan(0);
          expect(chance).toBeLessThan(1 + 1e-9);
        }
        expect(atLeast + atMost).toBeGreaterThan(1);
      }),
    );
  });
});
