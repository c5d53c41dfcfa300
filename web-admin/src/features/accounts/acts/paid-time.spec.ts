import { expect, test } from 'vitest';
import { endOfDay, proposedDay } from './paid-time.ts';

const now = new Date('2026-11-03T14:00:00.000Z');

test('grants thirty days from today without paid time left', () => {
  expect(proposedDay(null, now)).toBe('2026-12-03');
  expect(proposedDay('2026-01-01T00:00:00.000Z', now)).toBe('2026-12-03');
});

test('adds thirty days to the remaining time', () => {
  expect(proposedDay('2026-11-30T23:59:59.000Z', now)).toBe('2026-12-30');
});

test('a day ends at midnight UTC', () => {
  expect(endOfDay('2026-12-03')).toBe('2026-12-03T23:59:59.000Z');
});
