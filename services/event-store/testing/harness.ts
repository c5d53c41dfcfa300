import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import {
  StoreUnavailable,
  type AppendResult,
  type EventFilter,
  type EventStore,
  type NewEvent,
  type Position,
  type StoredEvent,
  type SubscribeOptions,
  type SubscriptionMessage,
} from '#domain/core/events/event-store.ts';
import type { JsonObject } from '#domain/core/events/json.ts';
import { createBackOff } from '#projections/core/feed/back-off.ts';
import type { TcpProxy } from './tcp-proxy.ts';

/** The parts of an adapter and its server for the contract suite, shared by all cases of a run. */
export interface ContractHarness extends AsyncDisposable {
  /** A store behind the proxy, closed by its opener. */
  open(options?: { readonly timeoutMs?: number }): Promise<EventStore>;
  /** Between every store of the harness and the server. */
  readonly proxy: TcpProxy;
  /** Kills the server with SIGKILL and restarts it with its data. */
  crash(): Promise<void>;
  /** Stores the next append to the stream and loses its answer. */
  loseAcknowledgementOf(stream: string): void;
  /** Whether the adapter retries unanswered calls itself. */
  readonly triesAgain?: boolean;
  /** An event that passes the port's checks and that only the server refuses, if possible. */
  readonly refusedByServer?: NewEvent;
}

export function uniqueStream(category = 'contract'): string {
  return `${category}-${randomUUID()}`;
}

export function newEvent(data: JsonObject = {}, type = 'SomethingHappened'): NewEvent {
  return { id: randomUUID(), type, data, metadata: { correlationId: 'test' } };
}

export function newEvents(count: number, type?: string): NewEvent[] {
  return Array.from({ length: count }, (_, index) => newEvent({ index }, type));
}

export function appended(result: AppendResult) {
  if (result.outcome !== 'appended') throw new Error(`expected an append, got ${JSON.stringify(result)}`);
  return result;
}

export async function eventsOf(store: EventStore, stream: string): Promise<readonly StoredEvent[]> {
  const result = await store.read(stream);
  if (result.outcome !== 'found') throw new Error(`expected ${stream} to be found, it is ${result.outcome}`);
  return result.events;
}

export const idsOf = (events: readonly NewEvent[]): string[] => events.map((event) => event.id);

export async function readAll(
  store: EventStore,
  after?: Position,
  filter?: EventFilter,
): Promise<StoredEvent[]> {
  const options = { ...(after === undefined ? {} : { after }), ...(filter === undefined ? {} : { filter }) };
  const events: StoredEvent[] = [];
  for await (const event of store.readAll(options)) events.push(event);
  return events;
}

/** Retries while the store is unavailable. */
export async function insist<Result>(call: () => Promise<Result>): Promise<Result> {
  const backoff = createBackOff();
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      await backoff.wait(new AbortController().signal);
    }
  }
}

/** A subscription read by hand. */
export interface Pulling extends AsyncDisposable {
  next(): Promise<SubscriptionMessage>;
  /** Pulls until `count` events have arrived, skipping other messages. */
  events(count: number): Promise<StoredEvent[]>;
  /** Pulls up to the first message of a kind, and returns all messages. */
  until(kind: SubscriptionMessage['kind']): Promise<SubscriptionMessage[]>;
  cancel(): Promise<void>;
}

export function pull(store: EventStore, options: Omit<SubscribeOptions, 'signal'>): Pulling {
  const controller = new AbortController();
  const iterator = store.subscribe({ ...options, signal: controller.signal })[Symbol.asyncIterator]();
  async function next(): Promise<SubscriptionMessage> {
    const result = await iterator.next();
    if (result.done) throw new Error('the subscription ended');
    return result.value;
  }
  async function cancel(): Promise<void> {
    controller.abort();
    while (!(await iterator.next()).done) await turn();
  }
  return {
    next,
    cancel,
    async events(count) {
      const events: StoredEvent[] = [];
      while (events.length < count) {
        const message = await next();
        if (message.kind === 'event') events.push(message.event);
      }
      return events;
    },
    async until(kind) {
      const messages: SubscriptionMessage[] = [];
      for (;;) {
        const message = await next();
        messages.push(message);
        if (message.kind === kind) return messages;
      }
    },
    [Symbol.asyncDispose]: cancel,
  };
}
