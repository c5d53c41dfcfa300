import { StreamNotFoundError } from '@eventstore/db-client';

/** What the client hands out for reads and subscriptions: a Node stream of objects that can be cancelled. */
export interface ClientStream<Item> {
  on(event: 'readable' | 'end' | 'close', listener: () => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  read(): Item | null;
  resume(): unknown;
}

export interface Items<Item> extends AsyncIterable<Item> {
  /** Ends the iteration with this error, after what was read already. */
  fail(error: Error): void;
  /** Ends the iteration quietly. */
  stop(): void;
}

/**
 * Iterates a stream of the client without destroying it, which `for await` would do: a destroyed one leaves the call
 * behind it for good in the client's list, and disposing of the client waits for it. Instead the call is
 * cancelled and what is left of it flows away. It also receives errors that come after the iteration has ended;
 * unheard they would end the process.
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
      // Of a missing stream the server has said all. Cancelling that again and again would look like an attack to it.
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
