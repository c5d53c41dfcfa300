import type { StoredEvent } from '#domain/core/events/event-store.ts';
import type { TextRow } from './connection.ts';
import { positionOf, sizeOf, toStoredEvent } from './rows.ts';

const maxHeld = 2_000;
const maxHeldSize = 8 * 1024 * 1024;

interface Held {
  readonly event: StoredEvent;
  readonly position: number;
  readonly size: number;
}

/** A bounded buffer of the latest events; the oldest are dropped first. */
export interface RecentEvents {
  clear(after: number): void;
  add(rows: readonly TextRow[]): void;
  /** The events after a position; `undefined` if some were dropped. */
  since(position: number): readonly StoredEvent[] | undefined;
}

export function createRecentEvents(): RecentEvents {
  let held: Held[] = [];
  let heldSize = 0;
  let heldAfter = 0;
  return {
    clear(after) {
      held = [];
      heldSize = 0;
      heldAfter = after;
    },
    add(rows) {
      for (const row of rows) {
        held.push({ event: toStoredEvent(row), position: positionOf(row), size: sizeOf(row) });
        heldSize += sizeOf(row);
      }
      let dropped = 0;
      while (held.length - dropped > maxHeld || heldSize > maxHeldSize) {
        heldSize -= held[dropped]?.size ?? 0;
        heldAfter = held[dropped]?.position ?? heldAfter;
        dropped += 1;
      }
      if (dropped > 0) held = held.slice(dropped);
    },
    since(position) {
      if (position < heldAfter) return undefined;
      const first = held.findLastIndex((one) => one.position <= position) + 1;
      return held.slice(first).map((one) => one.event);
    },
  };
}
