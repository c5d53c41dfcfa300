import { expect, test } from 'vitest';
import { dayEnd, dayStart, lastDays } from './user-days.ts';

const now = '2026-03-01T22:30:00.000Z';

test.each([
  ['UTC', '2026-03-01T00:00:00.000Z', '2026-03-01T23:59:59.999Z'],
  ['Asia/Kolkata', '2026-03-01T18:30:00.000Z', '2026-03-02T18:29:59.999Z'],
  ['Pacific/Honolulu', '2026-03-01T10:00:00.000Z', '2026-03-02T09:59:59.999Z'],
  ['Pacific/Kiritimati', '2026-03-01T10:00:00.000Z', '2026-03-02T09:59:59.999Z'],
])('starts and ends the day in %s from %s to %s', (timeZone, start, end) => {
  expect(dayStart(now, timeZone)).toBe(start);
  expect(dayEnd(now, timeZone)).toBe(end);
});

test('starts a day at midnight exactly', () => {
  expect(dayStart('2026-03-01T00:00:00.000Z', 'UTC')).toBe('2026-03-01T00:00:00.000Z');
  expect(dayStart('2026-02-28T23:59:59.999Z', 'UTC')).toBe('2026-02-28T00:00:00.000Z');
  expect(dayStart(now, 'UTC', 6)).toBe('2026-02-23T00:00:00.000Z');
});

test('counts the last days over the end of a month, by the clock of the user', () => {
  expect(lastDays(now, 'UTC', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(lastDays(now, 'Africa/Cairo', 3)).toEqual(['2026-02-28', '2026-03-01', '2026-03-02']);
});

test('keeps the days over a change of clocks', () => {
  const asked = '2026-10-28T12:00:00.000Z';
  expect(dayStart(asked, 'Europe/Berlin')).toBe('2026-10-27T23:00:00.000Z');
  expect(dayStart(asked, 'Europe/Berlin', 3)).toBe('2026-10-24T22:00:00.000Z');
  expect(dayEnd('2026-10-25T12:00:00.000Z', 'Europe/Berlin')).toBe('2026-10-25T22:59:59.999Z');
  expect(dayStart('2026-04-24T12:00:00.000Z', 'Africa/Cairo')).toBe('2026-04-23T22:00:00.000Z');
});
