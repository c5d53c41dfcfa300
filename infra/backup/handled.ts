import type { Position, StoredEvent } from '#domain/core/events/event-store.ts';
import type { ReactorRecord } from './records.ts';
import { openWork, type OpenWork } from './taken.ts';

export interface SavedCheckpoint {
  readonly reactor: string;
  readonly version: number;
  readonly position: Position;
}

/** Counts, while all events go by, how many of them each reactor need not be given again. */
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

/** @returns what tells which event opened the oldest work that is not closed: 1 for the first of all events */
function trackWork({ opens, closes }: OpenWork) {
  // A map keeps the order in which its entries came: the first one is the oldest.
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
