import type { Position, StoredEvent } from '#domain/core/events/event-store.ts';
import type { ReactorRecord } from './records.ts';
import { openWork, type OpenWork } from './taken.ts';

export interface SavedCheckpoint {
  readonly reactor: string;
  readonly version: number;
  readonly position: Position;
}

/** Counts, in one pass over all events, how many each reactor has handled. */
export function countHandled(checkpoints: readonly SavedCheckpoint[]) {
  const counts = checkpoints.map((saved) => ({ saved, handled: 0 }));
  const open = new Map([...openWork].map(([reactor, work]) => [reactor, trackWork(work)]));
  return {
    see(event: StoredEvent, ordinal: number): void {
      for (const count of counts) if (event.position <= count.saved.position) count.handled = ordinal;
      for (const work of open.values()) work.see(event, ordinal);
    },
    records(): ReactorRecord[] {
      return counts.map(({ saved: { reactor, version }, handled }) => {
        const oldest = open.get(reactor)?.oldest() ?? Infinity;
        return { reactor, version, handled: Math.min(handled, oldest - 1) };
      });
    },
  };
}

/** @returns a tracker of the oldest open work: the ordinal of its event, from 1 */
function trackWork({ opens, closes }: OpenWork) {
  // A map keeps insertion order: the first entry is the oldest.
  const open = new Map<string, number>();
  return {
    see({ type, stream }: Pick<StoredEvent, 'type' | 'stream'>, ordinal: number): void {
      // Of work that is never closed the oldest is enough.
      const isKept = closes.length > 0 || open.size === 0;
      if (opens.includes(type) && isKept && !open.has(stream)) open.set(stream, ordinal);
      else if (closes.includes(type)) open.delete(stream);
    },
    oldest: (): number | undefined => open.values().next().value,
  };
}
