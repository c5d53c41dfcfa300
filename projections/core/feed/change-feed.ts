import type pg from 'pg';
import { parseJson } from '#domain/core/events/json.ts';
import { listen } from '../../postgres/listen.ts';
import { changeSchema, type Change } from './change.ts';
import { changesChannel } from '../tables/schema.ts';

export interface ChangeFeed {
  close(): Promise<void>;
}

export interface ChangeFeedOptions {
  /** The interval and time-out of connection checks. */
  readonly heartbeatMs?: number;
}

/** Receives every change of a read model; `onConnected` makes up for missed notifications. */
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
