import { Defect } from '#domain/core/defect.ts';
import type { StoredEvent } from '#domain/core/events/event-store.ts';
import type { JsonObject } from '#domain/core/events/json.ts';
import { toPosition } from '../position.ts';
import type { TextRow } from './connection.ts';

/** Event columns for `toStoredEvent`: all as text, the time without the session's zone. */
export const eventColumns = `e.position, e.stream, e.revision, e.id, e.type, e.data::text, e.metadata::text,
  (e.recorded_at at time zone 'UTC')::text`;

/** JSON is parsed here, not by `pg`: twice as fast, with JavaScript's numbers and keys. */
export function toStoredEvent(row: TextRow): StoredEvent {
  return {
    id: text(row, 3),
    type: text(row, 4),
    data: JSON.parse(text(row, 5)) as JsonObject,
    metadata: JSON.parse(text(row, 6)) as JsonObject,
    stream: text(row, 1),
    revision: Number(row[2]),
    position: toPosition(text(row, 0)),
    recordedAt: toIso(text(row, 7)),
  };
}

export const positionOf = (row: TextRow): number => Number(row[0]);

export const sizeOf = (row: TextRow): number => text(row, 5).length + text(row, 6).length;

function text(row: TextRow, column: number): string {
  const value = row[column];
  if (value === null || value === undefined) throw new Defect(`Column ${column} of an event is missing`);
  return value;
}

/** "2026-11-21 05:31:00.12" becomes "2026-11-21T05:31:00.120Z". */
function toIso(timestamp: string): string {
  const fraction = timestamp.slice(20, 23).padEnd(3, '0');
  return `${timestamp.slice(0, 10)}T${timestamp.slice(11, 19)}.${fraction}Z`;
}
