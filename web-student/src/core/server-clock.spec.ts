import { describe, expect, it } from 'vitest';
import {
  clockText,
  countdownAnnouncement,
  durationText,
  pastMoment,
  secondsLeft,
  serverNow,
} from './server-clock.ts';

const reading = { dateNow: '2026-01-01T10:00:00.000Z', askedAt: 1000, heardAt: 1400 };

describe("the server's clock", () => {
  it('was read midway between request and response', () => {
    expect(serverNow(reading, 1200)).toBe(Date.parse('2026-01-01T10:00:00.000Z'));
    expect(serverNow(reading, 6200)).toBe(Date.parse('2026-01-01T10:00:05.000Z'));
  });

  it.each([
    ['2026-01-01T10:06:00.000Z', 1200, 360],
    ['2026-01-01T10:06:00.000Z', 1201, 360],
    ['2026-01-01T10:06:00.000Z', 2200, 359],
    ['2026-01-01T10:00:01.000Z', 2199, 1],
    ['2026-01-01T10:00:01.000Z', 2200, 0],
    ['2026-01-01T09:00:00.000Z', 1200, 0],
  ])('counts down to %s: at %i ms %i s are left', (deadline, at, left) => {
    expect(secondsLeft(reading, deadline, at)).toBe(left);
  });
});

it('finds a moment of the past by the monotonic clock, before the page too, and none of the future', () => {
  expect(pastMoment(reading, '2026-01-01T10:00:01.000Z', 6200)).toBe(2200);
  expect(pastMoment(reading, '2026-01-01T09:59:50.000Z', 6200)).toBe(-8800);
  expect(pastMoment(reading, '2026-01-01T10:00:05.300Z', 6200)).toBe(6200);
});

describe('the announcements of a countdown', () => {
  it('tell of the half of a clock of some minutes, behind its last marks', () => {
    expect(countdownAnnouncement(901, 900, 1800)).toBe('Half of the time is left.');
    expect(countdownAnnouncement(301, 300, 600)).toBe('5 minutes left.');
    expect(countdownAnnouncement(21, 20, 40)).toBeUndefined();
    expect(countdownAnnouncement(901, 900)).toBeUndefined();
  });

  it.each([
    [301, 300, '5 minutes left.'],
    [61, 60, '1 minute left.'],
    [31, 30, '30 seconds left.'],
    [200, 25, '30 seconds left.'],
  ])('from %i to %i s', (before, now, announcement) => {
    expect(countdownAnnouncement(before, now)).toBe(announcement);
  });

  it.each([
    [300, 299],
    [299, 61],
    [20, 19],
    [40, 0],
    [30, 30],
  ])('nothing from %i to %i s', (before, now) => {
    expect(countdownAnnouncement(before, now)).toBeUndefined();
  });
});

it('writes times as clocks and as durations', () => {
  expect([0, 5, 75.9, 600, 3700].map(clockText)).toEqual(['0:00', '0:05', '1:15', '10:00', '1:01:40']);
  expect([5, 60, 75, 3720].map(durationText)).toEqual(['5 s', '1 min', '1 min 15 s', '1 h 2 min']);
});
