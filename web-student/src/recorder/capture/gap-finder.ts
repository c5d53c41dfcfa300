/** A device delivers sound in batches, and late when busy; later than this by the clock it was lost. */
const leastGapMs = 1000;
/** The clock of a cheap device runs up to a percent slow. */
const drift = 0.015;

/**
 * Finds sound that a call, a lock screen or another app took away silently.
 * @param rate samples a second
 * @returns takes the samples at a moment (ms of a clock that runs on), gives missing ms once
 */
export function createGapFinder(rate: number): (samples: number, nowMs: number) => number {
  let startedAt: number | undefined;
  let soundMs = 0;
  return (samples, nowMs) => {
    // The gap ends with the next sound.
    if (samples === 0) return 0;
    startedAt ??= nowMs;
    const elapsedMs = nowMs - startedAt;
    const behindMs = elapsedMs - soundMs;
    const isGap = behindMs > leastGapMs + drift * elapsedMs;
    const lostMs = isGap ? behindMs : 0;
    soundMs += lostMs + (samples * 1000) / rate;
    return lostMs;
  };
}
