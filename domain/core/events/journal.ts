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
  readonly recordedAt: Instant;
  readonly metadata: EventMetadata;
};

/** The origin of a command. Event ids derive from `commandId`, stream and index. */
export interface CommandContext {
  /** A UUID from the sender, the same for a retry. */
  readonly commandId: string;
  /** Keyed hash of the command's name and input: the same id with another hash is another command. */
  readonly fingerprint?: string;
  readonly correlationId: string;
  readonly actor: Actor;
  /** The subject of the events, whose key encrypts personal fields; otherwise the visitor's key. */
  readonly userId?: string;
  readonly visitorId?: string;
  readonly at: Instant;
}

/** The event store for the domain: typed events, with personal fields encrypted. */
export interface Journal {
  append<Event extends DomainEvent>(
    codec: EventCodec<Event>,
    stream: string,
    events: readonly NoInfer<Event>[],
    expected: ExpectedRevision,
    context: CommandContext,
  ): Promise<AppendResult>;
  read<Event extends DomainEvent>(
    codec: EventCodec<Event>,
    stream: string,
    options?: ReadOptions,
  ): Promise<readonly Recorded<Event>[]>;
  /** Any stream, decoded by each event's type: for support. */
  readAny(stream: string, options?: ReadOptions): Promise<readonly Recorded[]>;
  readAll(options?: ReadAllOptions): AsyncIterable<Recorded>;
  /** In batches, for readers of millions. */
  readLists(options?: ReadAllOptions & ReadSelection): AsyncIterable<readonly Recorded[]>;
  /** Reports and skips unreadable events, so that other streams continue. @throws StoreUnavailable */
  subscribe(
    options: SubscribeOptions & ReadSelection,
  ): AsyncIterable<SubscriptionMessage<Recorded> | Unreadable>;
}

/** An event that this program cannot read, and its position. */
export interface Unreadable {
  readonly kind: 'unreadable';
  readonly event: Pick<StoredEvent, 'type' | 'stream' | 'revision' | 'position' | 'recordedAt'>;
  readonly error: UnreadableEvent;
}

/** Schemas of the data to read, by event type: the rest is not parsed. Everything by default. */
export interface ReadSelection {
  readonly reads?: { readonly [type: string]: z.ZodType } | undefined;
}

/** The keys of personal fields, outside the event store. */
export interface PersonalKeys {
  obtain(userId: string): Promise<Uint8Array | undefined>;
  find(userId: string): Promise<Uint8Array | undefined>;
  /** Permanent and repeatable. */
  destroy(userId: string): Promise<void>;
}
