/** The waits in progress. Times are milliseconds of `performance.now()`. */
export interface Waits {
  readonly ids: readonly string[];
  readonly since: number;
  readonly until: number;
}

export type Patience = 'short' | 'long' | 'too-long';

/** Product design: an explanation after three seconds, a way out after ten. */
const longMs = 3000;
const tooLongMs = 10_000;
/** Waits with shorter gaps count as one: the page's code, its data, the code of a screen. */
const breathMs = 1000;

/** The student has waited since the navigation; `now` is when the site's first code runs. */
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

/** Milliseconds until the patience changes; undefined if it no longer does. */
export function msUntilLessPatience(waits: Waits, now: number): number | undefined {
  const next = [longMs, tooLongMs].find((ms) => now - waits.since < ms);
  return next === undefined ? undefined : waits.since + next - now;
}
