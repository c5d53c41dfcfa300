/** Devices deliver sound in batches, and late when busy. A longer delay means that sound was lost. */
const leastGapMs = 1000;
/** Clocks of cheap devices run up to a percent slow. */
const drift = 0.015;

/**
 * Finds sound that was lost to a call, a lock screen or another app; reports its ms once.
 * @param rate samples a second
 */
export function createGapFinder(rate: number): (samples: number, nowMs: number) => number {
  let startedAt: number | undefined;
  let soundMs = 0;
  return (samples, nowMs) => {
    // Only the next sound shows how long the gap was.
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
