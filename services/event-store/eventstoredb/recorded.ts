import { Defect } from '#domain/core/defect.ts';
import type { AllStreamRecordedEvent, RecordedEvent } from '@eventstore/db-client';
import type { StoredEvent } from '#domain/core/events/event-store.ts';
import { isJsonObject } from '../json-object.ts';
import { toPosition } from '../position.ts';

type Recorded = RecordedEvent | AllStreamRecordedEvent;

export function isOurs(event: Recorded): boolean {
  return !event.type.startsWith('$') && !event.streamId.startsWith('$');
}

/** @throws Defect for an event not written through the port: no JSON, or a server before 22.6. */
export function toStoredEvent(event: Recorded): StoredEvent {
  const { id, type, data, metadata = {}, streamId: stream, revision, position, created } = event;
  if (position === undefined)
    throw new Defect('This server does not report positions: version 22.6 or later is required');
  if (!isJsonObject(data) || !isJsonObject(metadata)) {
    throw new Defect(`Event ${revision} of ${stream} is not a JSON object`);
  }
  return {
    id,
    type,
    data,
    metadata,
    stream,
    revision: Number(revision),
    position: toPosition(position.commit),
    recordedAt: created.toISOString(),
  };
}
