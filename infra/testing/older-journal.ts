import { defineEvents } from '#domain/core/codec.ts';
import type { EventStore } from '#domain/core/event-store.ts';
import type { Journal, PersonalKeys } from '#domain/core/journal.ts';
import { streams } from '#domain/streams.ts';
import { createJournal } from '#services/event-store/journal/journal.ts';

/** The journal of an older program on the same store: it knows no events of this type. */
export function olderJournal(
  { store, keys }: { readonly store: EventStore; readonly keys: PersonalKeys },
  unknown: string,
): Journal {
  const older = streams.map((stream) => {
    if (!stream.types.includes(unknown)) return stream;
    const { [unknown]: _newer, ...definitions } = stream.definitions;
    return defineEvents(stream.category, definitions);
  });
  return createJournal({ store, streams: older, keys });
}
