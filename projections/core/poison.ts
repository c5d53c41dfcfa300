import pg from 'pg';
import type { RecordedEvent } from '#domain/streams.ts';
import type { Halt } from './tables/writer.ts';

/** An event that cannot be folded or written. A retry would not help. */
export class PoisonEvent extends Error {
  override readonly name = 'PoisonEvent';
  readonly halt: Halt;

  constructor(halt: Halt) {
    super(halt.error);
    this.halt = halt;
  }
}

/** A batch contains a row that its table rejects; single writes find the event. */
export class RefusedBatch extends Error {
  override readonly name = 'RefusedBatch';
}

export function haltAt(event: RecordedEvent, error: unknown): Halt {
  const text = error instanceof Error ? error.message : String(error);
  return {
    error: `${event.type} in ${event.stream}: ${text}`,
    position: event.position,
    recordedAt: event.recordedAt,
  };
}

/** SQLSTATE classes 22 (data exception) and 23 (integrity constraint violation): invalid values. */
export function isRefusedByTable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? '');
}
