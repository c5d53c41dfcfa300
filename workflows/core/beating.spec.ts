import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withHeartbeat } from './with-heartbeat.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('sends heartbeats until the end of a step', async () => {
  const heartbeat = vi.fn<() => void>();
  const step = Promise.withResolvers<string>();
  const done = withHeartbeat(heartbeat, () => step.promise);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heartbeat).toHaveBeenCalledTimes(30);
  step.resolve('a score');
  expect(await done).toBe('a score');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heartbeat).toHaveBeenCalledTimes(30);
});

test('sends no heartbeat after a failed step', async () => {
  const heartbeat = vi.fn<() => void>();
  await expect(withHeartbeat(heartbeat, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heartbeat).not.toHaveBeenCalled();
});
