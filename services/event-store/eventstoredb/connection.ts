import { setTimeout as delay } from 'node:timers/promises';
import type { EventStoreDBClient, StreamingRead } from '@eventstore/db-client';
import { StoreUnavailable } from '#domain/core/events/event-store.ts';
import { openClient } from './client.ts';
import { itemsOf } from './client-items.ts';
import { withinTime } from './within-time.ts';

export interface ClientHolder {
  call<Result>(work: (client: EventStoreDBClient) => Promise<Result>): Promise<Result>;
  /** The items of a stream, each within the time-out. @throws like `call` */
  stream<Item>(open: (client: EventStoreDBClient) => StreamingRead<Item>): AsyncGenerator<Item, void, void>;
  current(): Promise<EventStoreDBClient>;
  close(): Promise<void>;
}

export function createClientHolder(connectionString: string, timeoutMs: number): ClientHolder {
  let closed = false;
  let client = openClient(connectionString);
  /** Ends open streams with an error: a cancelled one would look complete. */
  const breaks = new Set<(reason: string) => void>();

  function replace(silent: EventStoreDBClient): void {
    if (client !== silent || closed) return;
    client = openClient(connectionString);
    void dispose(silent, 'EventStoreDB did not answer');
  }

  async function dispose(used: EventStoreDBClient, reason: string): Promise<void> {
    for (const breakStream of breaks) breakStream(reason);
    await Promise.race([used.dispose().catch(() => undefined), delay(timeoutMs, undefined, { ref: false })]);
  }

  async function current(): Promise<EventStoreDBClient> {
    if (closed) throw new StoreUnavailable('The event store is closed');
    return client;
  }

  return {
    current,
    async call(work) {
      const used = await current();
      return withinTime(
        timeoutMs,
        () => work(used),
        () => replace(used),
      );
    },
    async *stream(open) {
      const used = await current();
      const stream = open(used);
      const items = itemsOf(stream, () => stream.cancel());
      const breakStream = (reason: string) => items.fail(new StoreUnavailable(reason));
      breaks.add(breakStream);
      let awaiting = true;
      const timer = setInterval(() => {
        if (!awaiting) return;
        breakStream(`EventStoreDB sent nothing for ${timeoutMs} ms`);
        replace(used);
      }, timeoutMs);
      try {
        for await (const item of items) {
          awaiting = false;
          yield item;
          awaiting = true;
          timer.refresh();
        }
      } finally {
        clearInterval(timer);
        breaks.delete(breakStream);
      }
    },
    async close() {
      closed = true;
      await dispose(client, 'The event store is closed');
    },
  };
}
