import { minuteMs } from '#domain/core/durations.ts';
import type { HistoryEntry } from '#domain/support/contract.ts';
import { categoryOf } from '#domain/core/events/stream.ts';

type Entry = Pick<HistoryEntry, 'type' | 'stream' | 'at' | 'actor' | 'sentence'>;

export interface Run {
  readonly first: number;
  readonly last: number;
}

/** At least this many consecutive events of a kind are a burst, with pauses no longer than `longestPauseMs`. */
const fewest = 3;
const longestPauseMs = 30 * minuteMs;

export function runsOf(entries: readonly Entry[]): readonly Run[] {
  const runs: Run[] = [];
  let first = 0;
  for (const [place, entry] of entries.entries()) {
    const next = entries[place + 1];
    if (next && isSame(entry, next)) continue;
    if (place - first + 1 >= fewest) runs.push({ first, last: place });
    else for (let each = first; each <= place; each += 1) runs.push({ first: each, last: each });
    first = place + 1;
  }
  return runs;
}

function isSame(one: Entry, next: Entry): boolean {
  return (
    one.type === next.type &&
    one.actor.id === next.actor.id &&
    categoryOf(one.stream) === categoryOf(next.stream) &&
    Math.abs(Date.parse(next.at) - Date.parse(one.at)) <= longestPauseMs
  );
}

/** `Saved a draft, 14 times`, or for different events `Saved the word "vary", and 13 more like it`. */
export function burstInWords(entries: readonly Pick<Entry, 'sentence'>[]): string {
  const [first] = entries;
  const isRepeated = entries.every(({ sentence }) => sentence === first?.sentence);
  return isRepeated
    ? `${first?.sentence}, ${entries.length} times`
    : `${first?.sentence}, and ${entries.length - 1} more like it`;
}
