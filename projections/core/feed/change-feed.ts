import type pg from 'pg';
import { parseJson } from '#domain/core/events/json.ts';
import { listen } from '../../postgres/listen.ts';
import { changeSchema, type Change } from './change.ts';
import { changesChannel } from '../tables/schema.ts';

export interface ChangeFeed {
  close(): Promise<void>;
}

export interface ChangeFeedOptions {
  /** How often the connection is asked whether it is still there, and how long it may take to say so. */
  readonly heartbeatMs?: number;
}

/** Hears of every change of a read model; `onConnected` makes up for what was told while there was no connection. */
export function openChangeFeed(
  pool: pg.Pool,
  onChange: (change: Change) => void,
  onConnected: () => Promise<void>,
  { heartbeatMs = 10_000 }: ChangeFeedOptions = {},
): ChangeFeed {
  return listen(pool, {
    channel: changesChannel,
    onNotification(payload) {
      const change = changeSchema.safeParse(parseJson(payload ?? ''));
      if (change.success) onChange(change.data);
    },
    onConnected,
    heartbeatMs,
  });
}
