import pg from 'pg';
import type { RecordedEvent } from '#domain/streams.ts';
import type { Halt } from './tables/writer.ts';

/** An event that a projection cannot take: it could not be folded or written. Trying again would not help. */
export class PoisonEvent extends Error {
  override readonly name = 'PoisonEvent';
  readonly halt: Halt;

  constructor(halt: Halt) {
    super(halt.error);
    this.halt = halt;
  }
}

/** A batch holds a row that its table cannot take; which event it was shows one by one. */
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

/** SQLSTATE classes 22 (data exception) and 23 (integrity constraint violation): the values are at fault. */
export function isRefusedByTable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? '');
}
