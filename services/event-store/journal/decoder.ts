import type { z } from 'zod';
import { UnreadableEvent, type EventCodec } from '#domain/core/events/codec.ts';
import type { DomainEvent, EventMetadata } from '#domain/core/events/event.ts';
import type { StoredEvent } from '#domain/core/events/event-store.ts';
import type { ReadSelection, PersonalKeys, Recorded } from '#domain/core/events/journal.ts';
import type { JsonObject } from '#domain/core/events/json.ts';
import { personKey } from '#projections/progress/person.ts';
import { openFields } from './sealed-fields.ts';

/** Synchronous unless a key is looked up. */
export type Decoded<Event extends DomainEvent> = Recorded<Event> | Promise<Recorded<Event>>;

type StoredMetadata = EventMetadata & { readonly sealed?: readonly (readonly string[])[] };

/** Decrypts, upcasts and parses stored events. @throws UnreadableEvent */
export function createDecoder(
  keys: PersonalKeys,
): <Event extends DomainEvent>(
  codec: EventCodec<Event>,
  stored: StoredEvent,
  reads?: ReadSelection['reads'],
) => Decoded<Event> {
  return (codec, stored, reads) => {
    const metadata = metadataOf(stored);
    const narrower = reads?.[stored.type];
    if (metadata.sealed === undefined) return recorded(codec, stored, metadata, stored.data, narrower);
    return opened(keys, stored, metadata).then(({ data, rest }) =>
      recorded(codec, stored, rest, data, narrower),
    );
  };
}

async function opened(keys: PersonalKeys, stored: StoredEvent, metadata: StoredMetadata) {
  const { sealed = [], ...rest } = metadata;
  const owner = personKey(rest);
  const key = owner === undefined ? undefined : await keys.find(owner);
  const place = { stream: stored.stream, eventId: stored.id };
  return { data: openFields(stored.data, sealed, key, place), rest };
}

function recorded<Event extends DomainEvent>(
  codec: EventCodec<Event>,
  { id, type, stream, revision, position, recordedAt }: StoredEvent,
  metadata: EventMetadata,
  stored: JsonObject,
  narrower: z.ZodType | undefined,
): Recorded<Event> {
  const { data } = codec.decode(type, metadata.version, stored, narrower);
  return { type, data, id, stream, revision, position, recordedAt, metadata } as Recorded<Event>;
}

function metadataOf(stored: StoredEvent): StoredMetadata {
  if (!Number.isSafeInteger(stored.metadata['version'])) {
    throw new UnreadableEvent(`${stored.stream}: event ${stored.revision} was not written by a journal`);
  }
  return stored.metadata as unknown as StoredMetadata;
}
