import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClock } from './clock.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T05:31:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('gives each millisecond, also an earlier one when the machine is set back', () => {
  const clock = createClock();
  expect([clock(), clock()]).toEqual(['2026-11-21T05:31:00.000Z', '2026-11-21T05:31:00.000Z']);
  vi.setSystemTime(Date.parse('2026-11-21T05:31:00.001Z'));
  expect(clock()).toBe('2026-11-21T05:31:00.001Z');
  vi.setSystemTime(Date.parse('2026-11-21T05:30:59.999Z'));
  expect(clock()).toBe('2026-11-21T05:30:59.999Z');
});
