import { Defect } from '#domain/core/defect.ts';
import type { RecordedEvent } from '#domain/streams.ts';

/** @throws Defect for an event without a user */
export function userOfEvent({ type, stream, metadata }: Pick<RecordedEvent, 'type' | 'stream' | 'metadata'>) {
  if (metadata.userId === undefined) throw new Defect(`${stream}: ${type} tells no user`);
  return metadata.userId;
}
