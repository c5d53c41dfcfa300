import type { Position } from '#domain/core/events/event-store.ts';
import type { RecordedEvent } from '#domain/streams.ts';
import type { Projection, Row } from './projection.ts';
import type { RowMemory } from './tables/row-memory.ts';

/** The event at which a fold failed; earlier events are in the rows. */
export class FoldFailed extends Error {
  override readonly name = 'FoldFailed';
  readonly event: RecordedEvent;

  constructor(event: RecordedEvent, cause: unknown) {
    super(cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause), { cause });
    this.event = event;
  }
}

/** Skips events at or before `position`, so that repetitions have no effect. @throws FoldFailed */
export function foldBatch(
  projection: Projection,
  position: Position | undefined,
  events: readonly RecordedEvent[],
  rows: RowMemory,
): void {
  for (const event of events) {
    if (position !== undefined && event.position <= position) continue;
    try {
      const keys = projection.keysOf(event);
      if (keys.length === 0) continue;
      const before: Row[] = [];
      for (const key of keys) rows.find(key, before);
      for (const after of projection.fold(before, event)) {
        if (!before.includes(after)) rows.set(after);
      }
    } catch (error) {
      throw new FoldFailed(event, error);
    }
  }
}
