import type { Instant } from '../instant.ts';
import type { JsonObject } from './json.ts';

/** Opaque, fixed width, ordered by `<`. Gaps are possible; lag is measured in time. */
export type Position = string;

/** Anything, no stream yet, an existing stream, or exactly this last revision. */
export type ExpectedRevision = 'any' | 'noStream' | 'exists' | number;

export interface NewEvent {
  readonly id: string;
  readonly type: string;
  readonly data: JsonObject;
  readonly metadata: JsonObject;
}

export interface StoredEvent extends NewEvent {
  readonly stream: string;
  /** From 0, contiguous. */
  readonly revision: number;
  readonly position: Position;
  /** When the store wrote it. */
  readonly recordedAt: Instant;
}

export type AppendResult =
  | {
      readonly outcome: 'appended';
      readonly revision: number;
      readonly position: Position;
      readonly replayed: boolean;
    }
  | { readonly outcome: 'conflict'; readonly actual: number | 'noStream' | 'deleted' };

export interface ReadOptions {
  /** Inclusive; by default the first revision, or the last when reading backwards. */
  readonly from?: number;
  readonly direction?: 'forwards' | 'backwards';
  readonly maxCount?: number;
}

export type ReadResult =
  | { readonly outcome: 'found'; readonly events: readonly StoredEvent[] }
  | { readonly outcome: 'missing' }
  | { readonly outcome: 'deleted' };

/** Prefixes of stream names, or event types; any match passes. */
export type EventFilter =
  | { readonly streamPrefixes: readonly string[] }
  | { readonly eventTypes: readonly string[] };

export interface ReadAllOptions {
  /** Exclusive; from the first event by default. */
  readonly after?: Position;
  readonly filter?: EventFilter;
  readonly signal?: AbortSignal;
}

/** `Position & {}` keeps the two literals in an editor's suggestions. */
export type SubscriptionStart = 'start' | 'end' | (Position & {});

export interface SubscribeOptions {
  /** Exclusive; `end` starts with the next append. */
  readonly after: SubscriptionStart;
  readonly filter?: EventFilter;
  readonly signal: AbortSignal;
}

export type SubscriptionMessage<Event = StoredEvent> =
  | { readonly kind: 'event'; readonly event: Event }
  /** No matching event at or before this position is outstanding. */
  | { readonly kind: 'checkpoint'; readonly position: Position }
  /** Every event stored at the start was delivered; later ones are live. */
  | { readonly kind: 'caughtUp' };

/** The event store port, on Postgres or EventStoreDB. Stream names: 1 to 512 bytes, no NUL, no leading `$`; an append: 1 event to 1 MiB. */
export interface EventStore {
  append(stream: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<AppendResult>;
  read(stream: string, options?: ReadOptions): Promise<ReadResult>;
  /** Ordered by position, in bounded memory, including events stored while it reads. */
  readAll(options?: ReadAllOptions): AsyncIterable<StoredEvent>;
  /** Ordered, at least once; reconnects with back-off until aborted. Resume from the last event or checkpoint. */
  subscribe(options: SubscribeOptions): AsyncIterable<SubscriptionMessage>;
  /** Closes a stream permanently: reads answer `deleted`, appends conflict. For support, not for the domain. */
  tombstone(stream: string): Promise<void>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

export class InvalidAppend extends Error {
  override readonly name = 'InvalidAppend';
}

/** The store did not answer, or its answer was lost. Retry with the same ids. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** The store rejects this installation: an operator must change a setting. */
export class StoreRefused extends StoreUnavailable {
  /** A clause for operators, without secrets. */
  readonly reason: string;
  /** A sentence that says what to do, without its full stop. */
  readonly advice: string;

  constructor({ reason, advice }: Pick<StoreRefused, 'reason' | 'advice'>, options?: ErrorOptions) {
    super(`The event store refuses: ${reason}`, options);
    this.reason = reason;
    this.advice = advice;
  }
}

export const maxAppendBytes = 1024 * 1024;
export const maxStreamNameBytes = 512;
