import { expect, test } from 'vitest';
import { localTime } from '../core/time-zone.ts';
import { isTimeFor, reminderSchema } from './reminder.ts';

test.each([
  ['2026-11-23T22:30:59.999Z', 'Europe/Berlin', { day: '2026-11-23', hour: 23, utcOffset: 60 }],
  ['2026-11-23T23:30:00.000Z', 'Europe/Berlin', { day: '2026-11-24', hour: 0, utcOffset: 60 }],
  ['2026-07-01T05:00:00.000Z', 'Europe/Berlin', { day: '2026-07-01', hour: 7, utcOffset: 120 }],
  ['2026-11-23T01:15:00.000Z', 'America/St_Johns', { day: '2026-11-22', hour: 21, utcOffset: -210 }],
  ['2026-11-23T20:00:00.000Z', 'Pacific/Kiritimati', { day: '2026-11-24', hour: 10, utcOffset: 840 }],
  ['2026-11-23T12:00:00.000Z', 'Asia/Kolkata', { day: '2026-11-23', hour: 17, utcOffset: 330 }],
])('at %s clocks of %s show %o', (now, timeZone, shown) => {
  expect(localTime(now, timeZone)).toEqual(shown);
});

test('sends a reminder from its hour on, for three hours', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  expect(hours.filter((hour) => isTimeFor({ hour: 7 }, hour))).toEqual([7, 8, 9]);
  expect(hours.filter((hour) => isTimeFor({ hour: 23 }, hour))).toEqual([23]);
});

test.each([
  [{ hour: 7, timeZone: 'Europe/Berlin' }, true],
  [{ hour: 7, timeZone: 'UTC' }, true],
  [{ hour: 24, timeZone: 'UTC' }, false],
  [{ hour: 7, timeZone: 'Mars/Olympus' }, false],
  [{ hour: 7, timeZone: '' }, false],
])('%o may be set: %s', (reminder, isFine) => {
  expect(reminderSchema.safeParse(reminder).success).toBe(isFine);
});
