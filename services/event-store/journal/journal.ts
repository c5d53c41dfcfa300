import { NewerEvent, UnreadableEvent, type EventCodec } from '#domain/core/events/codec.ts';
import type { DomainEvent } from '#domain/core/events/event.ts';
import type { EventStore, ReadAllOptions, StoredEvent } from '#domain/core/events/event-store.ts';
import type { Journal, ReadSelection, PersonalKeys, Recorded } from '#domain/core/events/journal.ts';
import { flatten, grouped } from '../lists.ts';
import { createDecoder, type Decoded } from './decoder.ts';
import { encodeEvents } from './encoder.ts';

export interface JournalDependencies {
  readonly store: EventStore;
  /** A type that several streams share is defined once. */
  readonly streams: readonly EventCodec[];
  readonly keys: PersonalKeys;
}

/** The batch size of decoding, and of key look-ups. */
const decodedTogether = 256;

/** @throws Error if two streams define an event type differently. */
export function createJournal({ store, streams, keys }: JournalDependencies): Journal {
  const codecOf = codecsByType(streams);
  const decode = createDecoder(keys);

  function decodeAny(stored: StoredEvent, reads?: ReadSelection['reads']): Decoded<DomainEvent> {
    const codec = codecOf.get(stored.type);
    if (!codec) throw new NewerEvent(`${stored.stream}: there is no event type ${stored.type}`);
    return decode(codec, stored, reads);
  }

  async function eventsOf(stream: string, options?: Parameters<EventStore['read']>[1]) {
    const result = await store.read(stream, options);
    return result.outcome === 'found' ? result.events : [];
  }

  async function* readLists({ reads, ...options }: ReadAllOptions & ReadSelection = {}) {
    for await (const group of grouped(store.readAll(options), decodedTogether)) {
      yield await allDecoded(group.map((stored) => decodeAny(stored, reads)));
    }
  }

  return {
    async append(codec, stream, events, expected, context) {
      const encoded = encodeEvents(keys, codec, stream, events, context);
      return store.append(stream, encoded instanceof Promise ? await encoded : encoded, expected);
    },
    async read(codec, stream, options) {
      return allDecoded((await eventsOf(stream, options)).map((stored) => decode(codec, stored)));
    },
    async readAny(stream, options) {
      return allDecoded((await eventsOf(stream, options)).map((stored) => decodeAny(stored)));
    },
    readAll: (options) => flatten(() => readLists(options)),
    readLists,
    async *subscribe({ reads, ...options }) {
      for await (const message of store.subscribe(options)) {
        if (message.kind !== 'event') {
          yield message;
          continue;
        }
        try {
          yield { kind: 'event', event: await decodeAny(message.event, reads) };
        } catch (error) {
          if (!(error instanceof UnreadableEvent)) throw error;
          const { type, stream, revision, position, recordedAt } = message.event;
          yield { kind: 'unreadable', event: { type, stream, revision, position, recordedAt }, error };
        }
      }
    },
  };
}

/** Stays synchronous if no event needs a key. */
function allDecoded<Event extends DomainEvent>(
  decoded: Decoded<Event>[],
): readonly Recorded<Event>[] | Promise<readonly Recorded<Event>[]> {
  return decoded.some((one) => one instanceof Promise)
    ? Promise.all(decoded.map((one) => Promise.resolve(one)))
    : (decoded as Recorded<Event>[]);
}

function codecsByType(codecs: readonly EventCodec[]): ReadonlyMap<string, EventCodec> {
  const byType = new Map<string, EventCodec>();
  for (const codec of codecs) {
    for (const type of codec.types) {
      const other = byType.get(type);
      if (other && other.definitions[type] !== codec.definitions[type])
        throw new Error(`${type} is an event type of both ${other.category} and ${codec.category}`);
      byType.set(type, codec);
    }
  }
  return byType;
}
