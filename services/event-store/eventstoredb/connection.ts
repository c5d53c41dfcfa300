import { setTimeout as delay } from 'node:timers/promises';
import { EventStoreDBClient, type StreamingRead } from '@eventstore/db-client';
import { StoreUnavailable } from '#domain/core/event-store.ts';
import { itemsOf } from './client-items.ts';

/** The client, replaced when the server keeps silent. */
export interface ClientHolder {
  /** One call and its answer, bounded in time. @throws StoreUnavailable for time-outs; else the client's error. */
  call<Result>(work: (client: EventStoreDBClient) => Promise<Result>): Promise<Result>;
  /** The items of a stream; each must come within the time-out. @throws like `call` */
  stream<Item>(open: (client: EventStoreDBClient) => StreamingRead<Item>): AsyncGenerator<Item, void, void>;
  current(): Promise<EventStoreDBClient>;
  close(): Promise<void>;
}

export function createClientHolder(connectionString: string, timeoutMs: number): ClientHolder {
  let closed = false;
  let client = connect();
  let replacing: Promise<unknown> = Promise.resolve();
  /** Ends each open stream with an error: cancelled by the client it would end as if it were complete. */
  const breaks = new Set<(reason: string) => void>();

  function connect(): EventStoreDBClient {
    return EventStoreDBClient.connectionString`${connectionString}`;
  }

  /**
   * All appends of a client share one call whose deadline is not enforced, so after a time-out that call may hang
   * for good. Its end clears what the client's module has pending, for every client of the process, and an
   * answer to something cleared would throw where it is not caught. So the new client starts after that end.
   */
  function replace(silent: EventStoreDBClient): void {
    if (client !== silent || closed) return;
    client = connect();
    replacing = dispose(silent, 'EventStoreDB kept silent');
  }

  async function dispose(used: EventStoreDBClient, reason: string): Promise<void> {
    for (const breakStream of breaks) breakStream(reason);
    await Promise.race([used.dispose().catch(() => undefined), delay(timeoutMs, undefined, { ref: false })]);
  }

  async function current(): Promise<EventStoreDBClient> {
    await replacing;
    if (closed) throw new StoreUnavailable('The event store is closed');
    return client;
  }

  return {
    current,
    async call(work) {
      const used = await current();
      const { promise: tooLate, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(() => {
        replace(used);
        reject(new StoreUnavailable(`EventStoreDB did not answer within ${timeoutMs} ms`));
      }, timeoutMs);
      try {
        return await Promise.race([work(used), tooLate]);
      } finally {
        clearTimeout(timer);
      }
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
      await replacing;
      await dispose(client, 'The event store is closed');
    },
  };
}
