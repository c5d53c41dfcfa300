import type { Position } from '#domain/core/events/event-store.ts';
import type { RecordedEvent } from '#domain/streams.ts';

/** How far a build is folded, and how far it is written. */
export class FoldProgress {
  position: Position | undefined;
  written: Position | undefined;
  /** The last folded event, or the first of the batch that is being folded. */
  last: RecordedEvent | undefined;
  unwrittenEvents = 0;
  /** When the first unwritten event was folded, in milliseconds since 1970. */
  unwrittenSince = 0;
  /** The users of unwritten events. */
  readonly userIds = new Set<string>();

  constructor(start: Position | undefined) {
    this.position = start;
    this.written = start;
  }

  get hasMoved(): boolean {
    return this.position !== this.written;
  }

  begin(batch: readonly RecordedEvent[]): void {
    this.last = batch[0];
    if (this.unwrittenEvents === 0) this.unwrittenSince = Date.now();
    this.unwrittenEvents += batch.length;
  }

  finish(batch: readonly RecordedEvent[]): void {
    this.reach(batch.at(-1));
    for (const { metadata } of batch) if (metadata.userId !== undefined) this.userIds.add(metadata.userId);
  }

  reach(event: RecordedEvent | undefined): void {
    if (!event) return;
    this.last = event;
    this.position = event.position;
  }

  lookedUpTo(seen: Position | undefined): void {
    if (seen !== undefined && (this.position === undefined || seen > this.position)) this.position = seen;
  }

  markWritten(): void {
    this.written = this.position;
    this.unwrittenEvents = 0;
    this.userIds.clear();
  }
}
