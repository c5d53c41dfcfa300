import type { Instant } from '../instant.ts';
import type { JsonObject } from './json.ts';

/**
 * The place of an event among all: opaque, fixed width, compares with `<`. Gaps are possible; lag is measured in time.
 */
export type Position = string;

/** What an append expects of its stream: anything, nothing yet, something, or exactly this last revision. */
export type ExpectedRevision = 'any' | 'noStream' | 'exists' | number;

export interface NewEvent {
  /** A UUID. Retrying an append with the same ids gives the first result again. */
  readonly id: string;
  readonly type: string;
  readonly data: JsonObject;
  readonly metadata: JsonObject;
}

export interface StoredEvent extends NewEvent {
  readonly stream: string;
  /** 0 for the first event of a stream, contiguous. */
  readonly revision: number;
  readonly position: Position;
  /** When the store wrote it. */
  readonly recordedAt: Instant;
}

export type AppendResult =
  | {
      readonly outcome: 'appended';
      /** The revision and position of the last event of the append. */
      readonly revision: number;
      readonly position: Position;
      readonly replayed: boolean;
    }
  | { readonly outcome: 'conflict'; readonly actual: number | 'noStream' | 'deleted' };

export interface ReadOptions {
  /** Inclusive revision to start from; by default the first, or the last when reading backwards. */
  readonly from?: number;
  readonly direction?: 'forwards' | 'backwards';
  readonly maxCount?: number;
}

export type ReadResult =
  | { readonly outcome: 'found'; readonly events: readonly StoredEvent[] }
  | { readonly outcome: 'missing' }
  | { readonly outcome: 'deleted' };

/** One of stream-name prefixes or event types; an event passes when any of them matches. */
export type EventFilter =
  | { readonly streamPrefixes: readonly string[] }
  | { readonly eventTypes: readonly string[] };

export interface ReadAllOptions {
  /** Exclusive; from the first event when absent. */
  readonly after?: Position;
  readonly filter?: EventFilter;
  readonly signal?: AbortSignal;
}

/** `Position & {}` keeps the two words apart from any other string in an editor's suggestions. */
export type SubscriptionStart = 'start' | 'end' | (Position & {});

export interface SubscribeOptions {
  /** Exclusive; `end` starts with what is appended from now on. */
  readonly after: SubscriptionStart;
  readonly filter?: EventFilter;
  readonly signal: AbortSignal;
}

export type SubscriptionMessage<Event = StoredEvent> =
  | { readonly kind: 'event'; readonly event: Event }
  /** Nothing that matches stands at or before this position and is still to come. */
  | { readonly kind: 'checkpoint'; readonly position: Position }
  /** All that had been stored when the subscription looked has been given; what follows is live. */
  | { readonly kind: 'caughtUp' };

/**
 * The event store port, on Postgres or EventStoreDB. Stream names: 1 to 512 bytes, no NUL, no leading `$`; an append: 1
 * event to 1 MiB.
 */
export interface EventStore {
  append(stream: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<AppendResult>;
  read(stream: string, options?: ReadOptions): Promise<ReadResult>;
  /** All events in order of position, with bounded memory, up to what was stored at the end of the reading. */
  readAll(options?: ReadAllOptions): AsyncIterable<StoredEvent>;
  /** Ordered, at least once; reconnects with back-off until aborted. Resume from the last event or checkpoint. */
  subscribe(options: SubscribeOptions): AsyncIterable<SubscriptionMessage>;
  /** Closes a stream for good: reads answer `deleted`, appends conflict. For support, not for the domain. */
  tombstone(stream: string): Promise<void>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** An append that can never succeed as it is: empty, too large, a bad stream name or id. */
export class InvalidAppend extends Error {
  override readonly name = 'InvalidAppend';
}

/** The store did not answer, or its answer was lost. The same call with the same ids may be tried again. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** The store is there and refuses this installation: an operator has to change a setting, its own or the store's. */
export class StoreRefused extends StoreUnavailable {
  /** Half a sentence, for people and without secrets. */
  readonly reason: string;
  /** A sentence that tells what to do about it, without its full stop. */
  readonly advice: string;

  constructor({ reason, advice }: Pick<StoreRefused, 'reason' | 'advice'>, options?: ErrorOptions) {
    super(`The event store refuses: ${reason}`, options);
    this.reason = reason;
    this.advice = advice;
  }
}

export const maxAppendBytes = 1024 * 1024;
export const maxStreamNameBytes = 512;
