import { StreamNotFoundError } from '@eventstore/db-client';

/** The client's reads and subscriptions: a Node stream that can be cancelled. */
export interface ClientStream<Item> {
  on(event: 'readable' | 'end' | 'close', listener: () => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  read(): Item | null;
  resume(): unknown;
}

export interface Items<Item> extends AsyncIterable<Item> {
  fail(error: Error): void;
  stop(): void;
}

/**
 * Iterates a client stream without destroying it, as `for await` would: the call would leak and block disposal. It is
 * cancelled and drained; late errors are swallowed.
 */
export function itemsOf<Item>(stream: ClientStream<Item>, cancel: () => Promise<void>): Items<Item> {
  let outcome: { readonly error?: Error } | undefined;
  let wake = nothing;
  const settle = (result: { readonly error?: Error }) => {
    outcome ??= result;
    wake();
  };
  stream.on('readable', () => wake());
  stream.on('end', () => settle({}));
  stream.on('close', () => settle({}));
  stream.on('error', (error) => settle({ error }));

  async function* items(): AsyncGenerator<Item, void, void> {
    try {
      for (;;) {
        const item = outcome?.error ? null : stream.read();
        if (item !== null) yield item;
        else if (outcome?.error) throw outcome.error;
        else if (outcome) return;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    } finally {
      // The server has finished with a missing stream; repeated cancelling would look like an attack to it.
      if (!(outcome?.error instanceof StreamNotFoundError)) cancel().catch(nothing);
      stream.resume();
    }
  }

  return {
    [Symbol.asyncIterator]: items,
    fail: (error) => settle({ error }),
    stop: () => settle({}),
  };
}

const nothing = (): void => undefined;
