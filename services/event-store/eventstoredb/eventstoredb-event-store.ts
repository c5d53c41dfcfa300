import { ANY, NO_STREAM, STREAM_EXISTS, StreamDeletedError, jsonEvent } from '@eventstore/db-client';
import { type AppendResult, type EventStore, type ExpectedRevision } from '#domain/core/event-store.ts';
import { checkStreamName, prepareAppend } from '../prepared-append.ts';
import { toPosition } from '../position.ts';
import { createClientHolder } from './connection.ts';
import { toConflict, unavailable } from './failure.ts';
import { readAll, readStream } from './read.ts';
import { subscribe } from './subscription.ts';

export interface EventStoreDbOptions {
  /** `esdb://` or `esdb+discover://…`, with the credentials in it. */
  readonly connectionString: string;
  /** The longest an answer may take, in milliseconds; by default 10 s. */
  readonly timeoutMs?: number;
}

/**
 * The event store on an EventStoreDB server or cluster, 22.6 or newer (23.10 for `caughtUp`). Everything that
 * knows its client is in this folder.
 */
export function createEventStoreDbEventStore(options: EventStoreDbOptions): EventStore {
  const holder = createClientHolder(options.connectionString, options.timeoutMs ?? 10_000);
  const closing = new AbortController();
  /** The highest position an append was answered with: below it, success can only mean a retry. */
  let highest = '';

  return {
    async append(stream, events, expected): Promise<AppendResult> {
      const prepared = prepareAppend(stream, events, expected);
      const before = highest;
      try {
        const { nextExpectedRevision, position } = await holder.call((client) =>
          client.appendToStream(
            stream,
            events.map((event, index) => jsonEvent({ ...event, id: prepared.events[index]?.id ?? event.id })),
            { expectedRevision: toClientExpectation(expected) },
          ),
        );
        const revision = Number(nextExpectedRevision);
        const at = position ? toPosition(position.commit) : await positionAt(stream, revision);
        if (at > highest) highest = at;
        return { outcome: 'appended', revision, position: at, replayed: at <= before };
      } catch (error) {
        return toConflict(error);
      }
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
      // The answer that it is missing is as good as any, and the smallest there is.
      await readStream(holder, 'ping', { maxCount: 1 });
    },
    async close() {
      closing.abort();
      await holder.close();
    },
  };

  /** The server may leave the position out when it recognises a retry. */
  async function positionAt(stream: string, revision: number): Promise<string> {
    const read = await readStream(holder, stream, { from: revision, maxCount: 1 });
    const position = read.outcome === 'found' ? read.events[0]?.position : undefined;
    if (position === undefined) throw unavailable(`event ${revision} of ${stream} is not to be found`);
    return position;
  }
}

function toClientExpectation(expected: ExpectedRevision) {
  switch (expected) {
    case 'any':
      return ANY;
    case 'noStream':
      return NO_STREAM;
    case 'exists':
      return STREAM_EXISTS;
    default:
      return BigInt(expected);
  }
}
