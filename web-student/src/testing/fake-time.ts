import { expect, onTestFinished, vi } from 'vitest';
import { queryClient } from '../core/query-client.ts';

/** Replaces the page's clocks until the test ends. They keep running and can be moved ahead. */
export function fakeTime() {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    shouldAdvanceTime: true,
  });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  return {
    async pass(seconds: number) {
      // The page measures the server's clock during a request, and a jump would falsify the measurement.
      await expect.poll(() => queryClient.isFetching()).toBe(0);
      vi.advanceTimersByTime(seconds * 1000);
    },
  };
}
export type FakeTime = ReturnType<typeof fakeTime>;
