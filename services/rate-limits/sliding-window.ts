/** How often something was done in the window of time that runs, and in the one before. */
export interface Window {
  /** The number of the window since 1970. */
  readonly slot: number;
  readonly taken: number;
  readonly before: number;
}

export const noWindow: Window = { slot: 0, taken: 0, before: 0 };

/** What division leaves behind must not make a caller wait another millisecond. */
const rounding = 1e-6;

/** The windows as they are at `now`, in milliseconds since 1970. */
export function windowAt({ slot, taken, before }: Window, now: number, windowMs: number): Window {
  const current = Math.floor(now / windowMs);
  if (current === slot) return { slot, taken, before };
  return { slot: current, taken: 0, before: current === slot + 1 ? taken : 0 };
}

/**
 * Milliseconds until one more stays within `times`, 0 for now. The previous window counts by share: no double burst at
 * a border.
 */
export function waitFor(
  { slot, taken, before }: Window,
  times: number,
  now: number,
  windowMs: number,
): number {
  const elapsed = now / windowMs - slot;
  if (taken + before * (1 - elapsed) + 1 <= times + rounding) return 0;
  // Within this window the one before fades away; when that is not enough, this one fades in the next.
  const fadesAt = taken + 1 <= times ? 1 - (times - 1 - taken) / before : 2 - Math.max(0, times - 1) / taken;
  return Math.max(1, Math.ceil((fadesAt - elapsed) * windowMs));
}
