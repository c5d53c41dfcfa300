import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { changeSchema, type Change } from './change.ts';
import { changesChannel } from './schema.ts';

export interface ChangeFeed {
  close(): Promise<void>;
}

const firstRetryMs = 50;
const longestRetryMs = 2000;

/**
 * Listens on a connection of its own and connects anew when that is lost. `onConnected` is called after each
 * connecting, for what was told meanwhile was missed; when it fails, so has the connecting.
 */
export function openChangeFeed(
  pool: pg.Pool,
  onChange: (change: Change) => void,
  onConnected: () => Promise<void>,
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
    const client = new pg.Client({ ...pool.options, keepAlive: true });
    const ended = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
      closing.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    client.on('notification', ({ payload }) => {
      const change = changeSchema.safeParse(parsed(payload));
      if (change.success) onChange(change.data);
    });
    try {
      await client.connect();
      await client.query(`listen ${changesChannel}`);
      await onConnected();
      onListening();
      await ended;
    } finally {
      await client.end().catch(() => undefined);
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
