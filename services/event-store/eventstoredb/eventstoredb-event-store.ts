import { StreamDeletedError } from '@eventstore/db-client';
import type { AppendResult, EventStore } from '#domain/core/events/event-store.ts';
import { checkStreamName, prepareAppend, type PreparedAppend } from '../prepared-append.ts';
import { createAppender } from './appender.ts';
import { createClientHolder } from './connection.ts';
import { toConflict, unavailable } from './failure.ts';
import { readAll, readStream } from './read.ts';
import { createSharedAppends } from './shared-appends.ts';
import { subscribe } from './subscription.ts';

export interface EventStoreDbOptions {
  readonly connectionString: string;
  /** The longest time for an answer, including all attempts of an append, in milliseconds; 10 s by default. */
  readonly timeoutMs?: number;
}

/** The event store on EventStoreDB 22.6 or later (23.10 for `caughtUp`). Only this folder knows its client. */
export function createEventStoreDbEventStore(options: EventStoreDbOptions): EventStore {
  const { connectionString, timeoutMs = 10_000 } = options;
  const holder = createClientHolder(connectionString, timeoutMs);
  const appender = createAppender(connectionString, timeoutMs);
  const share = createSharedAppends();
  const closing = new AbortController();
  let highest = '';

  return {
    async append(stream, events, expected) {
      const prepared = prepareAppend(stream, events, expected);
      return share(prepared, () => write(prepared));
    },
    read: (stream, readOptions = {}) => readStream(holder, stream, readOptions),
    readAll: (readOptions = {}) => readAll(holder, readOptions),
    subscribe: (subscribeOptions) => subscribe(holder, subscribeOptions, closing.signal),
    async tombstone(stream) {
      checkStreamName(stream);
      try {
        await holder.call((client) => client.tombstoneStream(stream));
      } catch (error) {
        if (!(error instanceof StreamDeletedError)) throw unavailable(error);
      }
    },
    async ping() {
      // "Stream not found" is the smallest valid answer.
      await readStream(holder, 'ping', { maxCount: 1 });
    },
    async close() {
      closing.abort();
      await Promise.all([appender.close(), holder.close()]);
    },
  };

  async function write(prepared: PreparedAppend): Promise<AppendResult> {
    const before = highest;
    try {
      const { revision, position } = await appender.append(prepared);
      const at = position ?? (await positionAt(prepared.stream, revision));
      if (at > highest) highest = at;
      return { outcome: 'appended', revision, position: at, replayed: at <= before };
    } catch (error) {
      return toConflict(error);
    }
  }

  async function positionAt(stream: string, revision: number): Promise<string> {
    const read = await readStream(holder, stream, { from: revision, maxCount: 1 });
    const position = read.outcome === 'found' ? read.events[0]?.position : undefined;
    if (position === undefined) throw unavailable(`event ${revision} of ${stream} is not to be found`);
    return position;
  }
}
