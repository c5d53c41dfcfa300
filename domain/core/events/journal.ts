import type { z } from 'zod';
import type { Instant } from '../instant.ts';
import type { EventCodec, UnreadableEvent } from './codec.ts';
import type { Actor, DomainEvent, EventMetadata } from './event.ts';
import type {
  AppendResult,
  ExpectedRevision,
  Position,
  ReadAllOptions,
  ReadOptions,
  SubscribeOptions,
  SubscriptionMessage,
  StoredEvent,
} from './event-store.ts';

export type Recorded<Event extends DomainEvent = DomainEvent> = Event & {
  readonly id: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
  /** When the store wrote it; `metadata.at` is when the command was decided. */
  readonly recordedAt: Instant;
  readonly metadata: EventMetadata;
};

/** Where a command comes from. Ids of its events derive from `commandId`, stream and index. */
export interface CommandContext {
  /** A UUID made by the sender; the same command sent again carries the same id. */
  readonly commandId: string;
  /** A keyed hash of the command's name and input: the same id with another one is another command. */
  readonly fingerprint?: string;
  readonly correlationId: string;
  readonly actor: Actor;
  /** The user whom the events are about; their key encrypts personal fields, or else that of the visitor. */
  readonly userId?: string;
  readonly visitorId?: string;
  readonly at: Instant;
}

/** The event store seen with the domain's eyes: typed events in and out, personal fields sealed on the way. */
export interface Journal {
  /** See `EventStore.append`. @throws UnreadableEvent, InvalidAppend, StoreUnavailable */
  append<Event extends DomainEvent>(
    codec: EventCodec<Event>,
    stream: string,
    events: readonly NoInfer<Event>[],
    expected: ExpectedRevision,
    context: CommandContext,
  ): Promise<AppendResult>;
  /** Empty when the stream is missing or deleted. @throws UnreadableEvent, StoreUnavailable */
  read<Event extends DomainEvent>(
    codec: EventCodec<Event>,
    stream: string,
    options?: ReadOptions,
  ): Promise<readonly Recorded<Event>[]>;
  /** Any stream, decoded by the codec of each event's type: for support. */
  readAny(stream: string, options?: ReadOptions): Promise<readonly Recorded[]>;
  readAll(options?: ReadAllOptions): AsyncIterable<Recorded>;
  /** The same in lists, for those who read millions. */
  readLists(options?: ReadAllOptions & ReadSelection): AsyncIterable<readonly Recorded[]>;
  /** Reports and skips what cannot be read, so that other streams go on. @throws StoreUnavailable */
  subscribe(
    options: SubscribeOptions & ReadSelection,
  ): AsyncIterable<SubscriptionMessage<Recorded> | Unreadable>;
}

/** An event that this program cannot read, and where it is. */
export interface Unreadable {
  readonly kind: 'unreadable';
  readonly event: Pick<StoredEvent, 'type' | 'stream' | 'revision' | 'position' | 'recordedAt'>;
  readonly error: UnreadableEvent;
}

/** What of the data is read, by event types: the rest is neither looked at nor given. All of it by default. */
export interface ReadSelection {
  readonly reads?: { readonly [type: string]: z.ZodType } | undefined;
}

/** The keys under which personal fields are encrypted, outside the event store. */
export interface PersonalKeys {
  /** The user's key, made at the first asking; `undefined` when it was destroyed. 32 bytes. */
  obtain(userId: string): Promise<Uint8Array | undefined>;
  /** The user's key if there is one. 32 bytes. */
  find(userId: string): Promise<Uint8Array | undefined>;
  /** Destroys the key for good; may be repeated. */
  destroy(userId: string): Promise<void>;
}
