import { Defect } from '#domain/core/defect.ts';
import type { RecordedEvent } from '#domain/streams.ts';

/** The user whom an event is about. @throws Defect where it tells none */
export function userOfEvent({ type, stream, metadata }: Pick<RecordedEvent, 'type' | 'stream' | 'metadata'>) {
  if (metadata.userId === undefined) throw new Defect(`${stream}: ${type} tells no user`);
  return metadata.userId;
}
