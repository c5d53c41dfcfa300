/** What the page waits for now. Times are of `performance.now()`, in milliseconds. */
export interface Waits {
  readonly ids: readonly string[];
  readonly since: number;
  readonly until: number;
}

export type Patience = 'short' | 'long' | 'too-long';

/** Design, product: over three seconds a text that says what is going on, over ten a way out. */
const longMs = 3000;
const tooLongMs = 10_000;
/** One thing is waited for after the other: the page's code, its data, the code of a screen. To the student it is one wait. */
const breathMs = 1000;

/** `now` is when the first code of the site runs: it was waited for since the page was asked for. */
export const firstWait = (now: number): Waits => ({ ids: [], since: 0, until: now });

export function beginWait(waits: Waits, id: string, now: number): Waits {
  const isNew = waits.ids.length === 0 && now - waits.until > breathMs;
  return { ...waits, ids: [...waits.ids, id], since: isNew ? now : waits.since };
}

export function endWait(waits: Waits, id: string, now: number): Waits {
  return { ...waits, ids: waits.ids.filter((other) => other !== id), until: now };
}

export function patienceAt(waits: Waits, now: number): Patience {
  const waited = now - waits.since;
  if (waited >= tooLongMs) return 'too-long';
  return waited >= longMs ? 'long' : 'short';
}

/** Milliseconds until the patience changes next; `undefined` if it no longer does. */
export function msUntilLessPatience(waits: Waits, now: number): number | undefined {
  const next = [longMs, tooLongMs].find((ms) => now - waits.since < ms);
  return next === undefined ? undefined : waits.since + next - now;
}
