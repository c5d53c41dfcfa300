import { defineEvents, type EventCodec } from '#domain/core/events/codec.ts';
import type { DomainEvent } from '#domain/core/events/event.ts';
import type { EventStore } from '#domain/core/events/event-store.ts';
import type { Journal, PersonalKeys } from '#domain/core/events/journal.ts';
import { streams } from '#domain/streams.ts';
import { createJournal } from '#services/event-store/journal/journal.ts';

/** The journal of an older program on the same store, which does not know this event type. */
export function olderJournal(
  { store, keys }: { readonly store: EventStore; readonly keys: PersonalKeys },
  unknown: string,
): Journal {
  const older = streams.map((stream) => {
    if (!stream.types.includes(unknown)) return stream;
    const { [unknown]: _newer, ...definitions } = stream.definitions;
    return defineEvents(stream.category, definitions);
  });
  const olderOf = <Event extends DomainEvent>(codec: EventCodec<Event>): EventCodec<Event> =>
    codec.types.includes(unknown)
      ? (older.find(({ category }) => category === codec.category) as unknown as EventCodec<Event>)
      : codec;
  const journal = createJournal({ store, streams: older, keys });
  return { ...journal, read: (codec, stream, options) => journal.read(olderOf(codec), stream, options) };
}
