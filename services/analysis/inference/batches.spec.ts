import fc from 'fast-check';
import { expect, test } from 'vitest';
import { batchesOf } from './batches.ts';

const rowsOf = (lengths: readonly number[]) =>
  lengths.map((length, at) => ({ at, ids: Array.from({ length }, () => 1) }));
const lengthsIn = (lengths: readonly number[]) =>
  batchesOf(rowsOf(lengths)).map(({ batch }) => batch.map(({ ids }) => ids.length));

test('texts of like length go together, and a long one alone', () => {
  expect(lengthsIn([190, 20, 21, 20])).toEqual([[20, 20, 21], [190]]);
  expect(lengthsIn([12, 40, 13, 41, 12])).toEqual([
    [12, 12, 13],
    [40, 41],
  ]);
});

test('what a run costs is worth some padding', () => {
  expect(lengthsIn([10, 15])).toEqual([[10, 15]]);
  expect(lengthsIn([10, 30])).toEqual([[10], [30]]);
});

test('no text, no batch', () => {
  expect(batchesOf([])).toEqual([]);
});

test('every row is in one batch, as wide as its longest, and no batch is larger than may be', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 2, max: 256 }), { maxLength: 120 }), (lengths) => {
      const batches = batchesOf(rowsOf(lengths));
      const places = batches.flatMap(({ batch }) => batch.map(({ at }) => at));
      expect(places.toSorted((a, b) => a - b)).toEqual(lengths.map((_, at) => at));
      for (const { batch, width } of batches) {
        expect(width).toBe(Math.max(...batch.map(({ ids }) => ids.length)));
        expect(batch.length * width).toBeLessThanOrEqual(768);
      }
    }),
  );
});
