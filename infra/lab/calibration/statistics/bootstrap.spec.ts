import { expect, test } from 'vitest';
import { interval } from './bootstrap.ts';

const mean = (rows: readonly { readonly value: number }[]) =>
  rows.reduce((sum, { value }) => sum + value, 0) / rows.length;
const rowsOf = (groups: number, size: number) =>
  Array.from({ length: groups * size }, (_, at) => ({
    group: String(at % groups),
    value: (at % groups) / (groups - 1),
  }));

test('an interval holds the figure and is the same each time', () => {
  const rows = rowsOf(20, 3);
  const [low, high] = interval(rows, ({ group }) => group, mean);
  expect(low).toBeLessThan(mean(rows));
  expect(high).toBeGreaterThan(mean(rows));
  expect(interval(rows, ({ group }) => group, mean)).toEqual([low, high]);
});

test('more rows of the same groups tell no more, more groups do', () => {
  const width = ([low, high]: readonly [number, number]) => high - low;
  const few = interval(rowsOf(10, 2), ({ group }) => group, mean);
  const same = interval(rowsOf(10, 20), ({ group }) => group, mean);
  const many = interval(rowsOf(100, 2), ({ group }) => group, mean);
  expect(width(same)).toBeCloseTo(width(few), 1);
  expect(width(many)).toBeLessThan(width(few) / 2);
});
