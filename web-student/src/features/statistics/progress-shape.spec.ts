import { expect, it } from 'vitest';
import { progressShape } from './progress-shape.ts';

const day = (number: number, answered: number, percent: number | null) => ({
  day: `2026-01-0${number}`,
  answered,
  percent,
  seconds: answered * 30,
});
const size = { width: 300, height: 110 };

it('draws a line over the days with answers and a bar for each', () => {
  const { days, line, most } = progressShape([day(1, 4, 50), day(2, 0, null), day(3, 8, 100)], size);
  expect(days.map(({ x }) => x)).toEqual([50, 150, 250]);
  expect(most).toBe(8);
  expect(days.map(({ y }) => y === undefined)).toEqual([false, true, false]);
  expect(line.split(' ')).toHaveLength(2);
  expect(line.startsWith('50.0,')).toBe(true);
  expect(days[2]?.y).toBe(0);
  const [first, none, last] = days.map(({ barHeight }) => barHeight);
  expect(none).toBe(0);
  expect(first).toBeCloseTo((last ?? 0) / 2);
});

it.each([[[]], [[day(1, 0, null)]]])('is empty, not broken, without answers', (daily) => {
  const { days, line } = progressShape(daily, size);
  expect(line).toBe('');
  expect(days.every(({ barHeight }) => barHeight === 0)).toBe(true);
});

it('stays within its picture', () => {
  const daily = Array.from({ length: 90 }, (_day, index) => day(1, index, index % 101));
  const { days, barWidth } = progressShape(daily, size);
  for (const { x, y, barHeight } of days) {
    expect(x - barWidth / 2).toBeGreaterThanOrEqual(0);
    expect(x + barWidth / 2).toBeLessThanOrEqual(size.width);
    expect(y).toBeGreaterThanOrEqual(0);
    expect((y ?? 0) + barHeight).toBeLessThanOrEqual(size.height);
  }
});
