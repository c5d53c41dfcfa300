import type { Position } from '#domain/core/events/event-store.ts';

const width = 20;

/** 20 digits, so that strings compare like the store's numbers. */
export function toPosition(number: bigint | number | string): Position {
  return String(number).padStart(width, '0');
}

/** @throws RangeError for a text that no store has issued. */
export function fromPosition(position: Position): bigint {
  if (!/^\d{20}$/.test(position)) throw new RangeError(`"${position}" is no position`);
  return BigInt(position);
}
