import fc from 'fast-check';
import { expect, test } from 'vitest';
import { medians, pathStarts } from './token-times.ts';

test('the path goes where the values are high', () => {
  const columns = 6;
  const rows = [
    [1, 1, 0, 0, 0, 0],
    [0, 0, 1, 0, 0, 0],
    [0, 0, 0, 1, 1, 1],
  ];
  expect(pathStarts(Float32Array.from(rows.flat()), rows.length, columns)).toEqual([0, 2, 3]);
});

test('whatever the values, each token begins where the one before it does or later', () => {
  const sizes = fc.record({ rows: fc.integer({ min: 1, max: 8 }), columns: fc.integer({ min: 1, max: 12 }) });
  fc.assert(
    fc.property(sizes, fc.infiniteStream(fc.float({ noNaN: true, min: -3, max: 3 })), (size, stream) => {
      const values = Float32Array.from(stream.take(size.rows * size.columns));
      const starts = pathStarts(values, size.rows, size.columns);
      expect(starts).toEqual(starts.toSorted((one, other) => one - other));
      expect(starts[0]).toBe(0);
    }),
  );
});

test('a median takes a single peak out and keeps a step', () => {
  expect([...medians(Float32Array.from([0, 0, 0, 0, 9, 0, 0, 0, 0]))]).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect([...medians(Float32Array.from([0, 0, 0, 0, 0, 1, 1, 1, 1, 1]))]).toEqual([
    0, 0, 0, 0, 0, 1, 1, 1, 1, 1,
  ]);
  expect([...medians(Float32Array.from([5]))]).toEqual([5]);
});
