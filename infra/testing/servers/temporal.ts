import { Connection } from '@temporalio/client';
import { inject } from 'vitest';

/** `host:port` of the run's Temporal dev server; tests use separate task queues and workflow ids. */
export function temporalAddress(): string {
  const address = inject('temporalAddress');
  if (!address) {
    throw new Error(
      'There is no Temporal program: it is not on PATH, and could be neither downloaded nor built with Go.',
    );
  }
  return address;
}

/** A connection that closes on disposal. */
export async function temporalConnection(): Promise<Connection & AsyncDisposable> {
  const connection = await Connection.connect({ address: temporalAddress() });
  return Object.assign(connection, { [Symbol.asyncDispose]: () => connection.close() });
}
