import { expect, test } from 'vitest';
import { dayEnd, dayStart, lastDays } from './user-days.ts';

const now = '2026-03-01T22:30:00.000Z';

test.each([
  [0, '2026-03-01T00:00:00.000Z', '2026-03-01T23:59:59.999Z'],
  [330, '2026-03-01T18:30:00.000Z', '2026-03-02T18:29:59.999Z'],
  [-600, '2026-03-01T10:00:00.000Z', '2026-03-02T09:59:59.999Z'],
  [840, '2026-03-01T10:00:00.000Z', '2026-03-02T09:59:59.999Z'],
])('%i minutes east, the day is from %s to %s', (utcOffset, start, end) => {
  expect(dayStart(now, utcOffset)).toBe(start);
  expect(dayEnd(now, utcOffset)).toBe(end);
});

test('a day begins at midnight and not a millisecond before', () => {
  expect(dayStart('2026-03-01T00:00:00.000Z', 0)).toBe('2026-03-01T00:00:00.000Z');
  expect(dayStart('2026-02-28T23:59:59.999Z', 0)).toBe('2026-02-28T00:00:00.000Z');
  expect(dayStart(now, 0, 6)).toBe('2026-02-23T00:00:00.000Z');
});

test('the last days go over the end of a month, by the clock of the user', () => {
  expect(lastDays(now, 0, 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(lastDays(now, 120, 3)).toEqual(['2026-02-28', '2026-03-01', '2026-03-02']);
});
