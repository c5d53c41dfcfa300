/** Counts of the current and the previous window. */
export interface Window {
  /** The window's number since 1970. */
  readonly slot: number;
  readonly taken: number;
  readonly before: number;
}

export const noWindow: Window = { slot: 0, taken: 0, before: 0 };

/** Rounding errors must not make a caller wait another millisecond. */
const rounding = 1e-6;

export function windowAt({ slot, taken, before }: Window, now: number, windowMs: number): Window {
  const current = Math.floor(now / windowMs);
  if (current === slot) return { slot, taken, before };
  return { slot: current, taken: 0, before: current === slot + 1 ? taken : 0 };
}

/** Milliseconds until one more stays within `times`, 0 for now. The previous window counts by share: no double burst at a border. */
export function waitFor(
  { slot, taken, before }: Window,
  times: number,
  now: number,
  windowMs: number,
): number {
  const elapsed = now / windowMs - slot;
  if (taken + before * (1 - elapsed) + 1 <= times + rounding) return 0;
  // The previous window fades within this one; if that is not enough, this one fades in the next.
  const fadesAt = taken + 1 <= times ? 1 - (times - 1 - taken) / before : 2 - Math.max(0, times - 1) / taken;
  return Math.max(1, Math.ceil((fadesAt - elapsed) * windowMs));
}
