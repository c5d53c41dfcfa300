import { expect, test } from 'vitest';
import { results, table } from './report.ts';
import { median, quantile, reachesGoal, type BenchRow } from './row.ts';

const row = (changes: Partial<BenchRow>): BenchRow => ({
  name: 'appends',
  unit: 'per second',
  value: 1200,
  limit: 1000,
  ratio: 1.2,
  goal: 1.2,
  ...changes,
});

test('compares a ratio with its goal, or a value with its limit', () => {
  expect(reachesGoal(row({}))).toBe(true);
  expect(reachesGoal(row({ ratio: 1.19 }))).toBe(false);
  expect(reachesGoal(row({ goal: null }))).toBeUndefined();
  expect(reachesGoal(row({ unit: 'ms', value: 9, limit: null, ratio: null, goal: 10 }))).toBe(true);
  expect(reachesGoal(row({ unit: 'ms', value: 11, limit: null, ratio: null, goal: 10 }))).toBe(false);
  expect(reachesGoal(row({ unit: 'ms', value: 9, limit: 2, ratio: null, goal: 10 }))).toBe(true);
  expect(reachesGoal(row({ unit: 'points', value: 91, limit: null, ratio: null, goal: 90 }))).toBe(true);
  expect(reachesGoal(row({ unit: 'points', value: 89, limit: null, ratio: null, goal: 90 }))).toBe(false);
});

test('shows in the table by how much a goal is missed', () => {
  const rows = [
    row({ value: 12_345.6 }),
    row({ ratio: 0.9, note: 'the disk is slow' }),
    row({ name: 'p50', unit: 'ms', value: 12, limit: null, ratio: null, goal: 10 }),
    row({ name: 'first load', unit: 'kB', value: 180.24, limit: null, ratio: null, goal: 200 }),
    row({ name: 'Brier score', unit: 'share', value: 0.1834, limit: 0.18, ratio: null, goal: 0.2 }),
    row({ name: 'pages', value: 240, limit: null, ratio: null, goal: 300 }),
    row({ name: 'performance', unit: 'points', value: 72, limit: null, ratio: null, goal: 90 }),
  ];
  expect(table(rows).split('\n').slice(2)).toEqual([
    '| appends | 12,346/s | 1,000/s | 1.20 | 1.2 | reached |',
    '| appends | 1,200/s | 1,000/s | 0.90 | 1.2 | missed by 25 % |',
    '| p50 | 12.0 ms |  |  | at most 10.0 ms | missed by 20 % |',
    '| first load | 180.2 kB |  |  | at most 200.0 kB | reached |',
    '| Brier score | 0.183 | 0.180 |  | at most 0.200 | reached |',
    '| pages | 240/s |  |  | at least 300/s | missed by 20 % |',
    '| performance | 72 |  |  | at least 90 | missed by 20 % |',
    '',
    '- appends: the disk is slow',
  ]);
  const written = results(rows, '2 cores', new Date('2026-11-21'), '## The test run\n');
  expect(written).toContain('on 2026-11-21. Machine: 2 cores.');
  expect(written).toMatch(/\n\n## The test run\n$/);
});

test('interpolates quantiles between neighbouring values', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([1, 2])).toBe(1.5);
  expect(quantile([0, 100], 0.99)).toBe(99);
  expect(() => median([])).toThrow(RangeError);
});
