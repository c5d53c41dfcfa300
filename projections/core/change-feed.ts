import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { changeSchema, type Change } from './change.ts';
import { changesChannel } from './schema.ts';
import { takeLeave } from './take-leave.ts';

export interface ChangeFeed {
  close(): Promise<void>;
}

export interface ChangeFeedOptions {
  /** How often the connection is asked whether it is still there, and how long it may take to say so. */
  readonly heartbeatMs?: number;
}

const listenStatement = `listen ${changesChannel}`;
const firstRetryMs = 50;
const longestRetryMs = 2000;

/**
 * Listens on a connection of its own and connects anew when that is lost or has fallen silent. `onConnected` is called after each
 * connecting, for what was told meanwhile was missed; when it fails, so has the connecting.
 */
export function openChangeFeed(
  pool: pg.Pool,
  onChange: (change: Change) => void,
  onConnected: () => Promise<void>,
  { heartbeatMs = 10_000 }: ChangeFeedOptions = {},
): ChangeFeed {
  const closing = new AbortController();
  const running = listenForEver();
  return {
    async close() {
      closing.abort();
      await running;
    },
  };

  async function listenForEver(): Promise<void> {
    let retryMs = firstRetryMs;
    while (!closing.signal.aborted) {
      await listen(() => {
        retryMs = firstRetryMs;
      }).catch(() => undefined);
      await pause(retryMs, undefined, { signal: closing.signal }).catch(() => undefined);
      retryMs = Math.min(retryMs * 2, longestRetryMs);
    }
  }

  /** Until the connection is lost or the feed is closed. */
  async function listen(onListening: () => void): Promise<void> {
    const client = new pg.Client({ ...pool.options, keepAlive: true, query_timeout: heartbeatMs });
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const onClosing = () => end();
    client.on('error', () => end());
    client.on('end', () => end());
    closing.signal.addEventListener('abort', onClosing);
    client.on('notification', ({ payload }) => {
      const change = changeSchema.safeParse(parsed(payload));
      if (change.success) onChange(change.data);
    });
    let heartbeat: NodeJS.Timeout | undefined;
    try {
      await client.connect();
      await client.query(listenStatement);
      await onConnected();
      onListening();
      // Where the other end is gone without a word, a listener would hear nothing and miss nothing for hours.
      heartbeat = setInterval(() => {
        client.query(listenStatement).catch(() => end());
      }, heartbeatMs);
      await ended;
    } finally {
      clearInterval(heartbeat);
      closing.signal.removeEventListener('abort', onClosing);
      await takeLeave(client);
    }
  }
}

function parsed(payload: string | undefined): unknown {
  try {
    return JSON.parse(payload ?? '');
  } catch {
    return undefined;
  }
}
