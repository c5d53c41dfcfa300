import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pollUntilStopped } from './poll-until-stopped.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minute = 60_000;

it('asks ever more seldom, and gives up', async () => {
  const asked: number[] = [];
  const startedAt = performance.now();
  pollUntilStopped(async () => asked.push(performance.now() - startedAt), 5 * minute);
  await vi.advanceTimersByTimeAsync(10 * minute);
  const pauses = asked.map((at, place) => at - (asked[place - 1] ?? 0));
  expect(pauses[0]).toBeLessThanOrEqual(1000);
  for (const pause of pauses.slice(5)) expect(pause).toBeGreaterThanOrEqual(7500);
  expect(asked.length).toBeGreaterThanOrEqual(20);
  expect(asked.length).toBeLessThanOrEqual(45);
  expect(asked.at(-1)).toBeLessThan(5 * minute + 15_000);
  expect(vi.getTimerCount()).toBe(0);
});

it('does not ask again before it was answered, nor once it is stopped', async () => {
  const first = Promise.withResolvers<void>();
  const ask = vi.fn<() => Promise<void>>(() => first.promise);
  const stop = pollUntilStopped(ask, 5 * minute);
  await vi.advanceTimersByTimeAsync(minute);
  expect(ask).toHaveBeenCalledTimes(1);
  stop();
  first.resolve();
  await vi.advanceTimersByTimeAsync(minute);
  expect(ask).toHaveBeenCalledTimes(1);
});
