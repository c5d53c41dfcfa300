import { expect, test } from 'vitest';
import { addDays, daysBetween, mondayOf, weekdayOf } from './plan-days.ts';

test('counts over the ends of months and years, and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(daysBetween('2026-11-23', '2026-12-18')).toBe(25);
  expect(daysBetween('2026-12-18', '2026-11-23')).toBe(-25);
});

test('weeks begin on Monday', () => {
  expect(['2026-11-23', '2026-11-29'].map(weekdayOf)).toEqual([1, 7]);
  expect(['2026-11-22', '2026-11-23', '2026-11-29'].map(mondayOf)).toEqual([
    '2026-11-16',
    '2026-11-23',
    '2026-11-23',
  ]);
});
