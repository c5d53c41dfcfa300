import type { Position } from '#domain/core/events/event-store.ts';

const width = 20;

/** A store's own number as a position: 20 digits, so that texts compare as numbers do. */
export function toPosition(number: bigint | number | string): Position {
  return String(number).padStart(width, '0');
}

/** A position as the store's own number. @throws RangeError for a text that no store gave out. */
export function fromPosition(position: Position): bigint {
  if (!/^\d{20}$/.test(position)) throw new RangeError(`"${position}" is no position`);
  return BigInt(position);
}
