/** A device delivers its sound in batches, and a busy one late; what is later than this by the clock was lost. */
const leastGapMs = 1000;
/** The clock of a cheap device runs up to a percent slow. */
const drift = 0.015;

/**
 * Compares the sound that came with the time that went by: a call, a lock screen or another app may take the microphone
 * away without a word, and the sound goes on later as if nothing had happened.
 * @param rate samples in a second
 * @returns takes the number of the samples that came at a moment, in milliseconds of a clock that goes on meanwhile;
 *   gives the milliseconds that are missing before them, each once
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
