import type { Instant } from '#domain/core/instant.ts';

/** The machine's time. Calls within a millisecond share one string. */
export function createClock(): () => Instant {
  let at = Number.NaN;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== at) [at, text] = [now, new Date(now).toISOString()];
    return text;
  };
}
