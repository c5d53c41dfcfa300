import { Connection } from '@temporalio/client';
import { inject } from 'vitest';

/** `host:port` of the run's Temporal dev server; tests keep apart by task queues and workflow ids of their own. */
export function temporalAddress(): string {
  const address = inject('temporalAddress');
  if (!address) {
    throw new Error(
      'There is no Temporal program: it is not on PATH, and could be neither downloaded nor built with Go.',
    );
  }
  return address;
}

/** A connection to it, closed when disposed. */
export async function temporalConnection(): Promise<Connection & AsyncDisposable> {
  const connection = await Connection.connect({ address: temporalAddress() });
  return Object.assign(connection, { [Symbol.asyncDispose]: () => connection.close() });
}
