import pg from 'pg';
import { createBackOff } from '../core/feed/back-off.ts';
import { closeClient } from './close-client.ts';

export interface Listening {
  readonly channel: string;
  onNotification(payload: string | undefined): void;
  /** Called after each connect, because notifications may have been missed; its failure fails the connect. */
  onConnected(): Promise<void>;
  /** The interval and time-out of connection checks. */
  readonly heartbeatMs: number;
}

/** Listens on its own connection; reconnects after a loss or silence. */
export function listen(
  pool: pg.Pool,
  { channel, onNotification, onConnected, heartbeatMs }: Listening,
): { close(): Promise<void> } {
  const statement = `listen ${channel}`;
  const closing = new AbortController();
  const running = listenForEver();
  return {
    async close() {
      closing.abort();
      await running;
    },
  };

  async function listenForEver(): Promise<void> {
    const backOff = createBackOff({ longestMs: 2_000 });
    while (!closing.signal.aborted) {
      await untilLost(() => backOff.reset()).catch(() => undefined);
      await backOff.wait(closing.signal);
    }
  }

  /** Until the connection is lost or closed. */
  async function untilLost(onListening: () => void): Promise<void> {
    const client = new pg.Client({ ...pool.options, keepAlive: true, query_timeout: heartbeatMs });
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const onClosing = () => end();
    client.on('error', () => end());
    client.on('end', () => end());
    closing.signal.addEventListener('abort', onClosing);
    client.on('notification', ({ payload }) => onNotification(payload));
    let heartbeat: NodeJS.Timeout | undefined;
    try {
      await client.connect();
      await client.query(statement);
      await onConnected();
      onListening();
      // A silently lost connection would go unnoticed for hours.
      heartbeat = setInterval(() => {
        client.query(statement).catch(() => end());
      }, heartbeatMs);
      await ended;
    } finally {
      clearInterval(heartbeat);
      closing.signal.removeEventListener('abort', onClosing);
      await closeClient(client);
    }
  }
}
