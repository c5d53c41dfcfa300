/** The machine's time. What is asked within one millisecond is told by the same text. */
import type { Instant } from '#domain/core/instant.ts';

export function createClock(): () => Instant {
  let at = Number.NaN;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== at) [at, text] = [now, new Date(now).toISOString()];
    return text;
  };
}
