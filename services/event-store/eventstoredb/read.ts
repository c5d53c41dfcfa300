import { Defect } from '#domain/core/defect.ts';
import {
  BACKWARDS,
  END,
  FORWARDS,
  START,
  StreamDeletedError,
  StreamNotFoundError,
  type ResolvedEvent,
} from '@eventstore/db-client';
import {
  type Position,
  type ReadAllOptions,
  type ReadOptions,
  type ReadResult,
  type StoredEvent,
} from '#domain/core/events/event-store.ts';
import { createMatcher } from '../filter.ts';
import { fromPosition, toPosition } from '../position.ts';
import type { ClientHolder } from './connection.ts';
import { unavailable } from './failure.ts';
import { isOurs, toStoredEvent } from './recorded.ts';

export async function readStream(
  holder: ClientHolder,
  stream: string,
  { from, direction = 'forwards', maxCount }: ReadOptions,
): Promise<ReadResult> {
  const events: StoredEvent[] = [];
  try {
    const read = holder.stream((client) =>
      client.readStream(stream, {
        fromRevision: from === undefined ? (direction === 'forwards' ? START : END) : BigInt(from),
        direction: direction === 'forwards' ? FORWARDS : BACKWARDS,
        ...(maxCount === undefined ? {} : { maxCount }),
      }),
    );
    for await (const { event } of read) if (event) events.push(toStoredEvent(event));
    return { outcome: 'found', events };
  } catch (error) {
    if (error instanceof StreamNotFoundError) return { outcome: 'missing' };
    if (error instanceof StreamDeletedError) return { outcome: 'deleted' };
    throw error instanceof Defect ? error : unavailable(error);
  }
}

/** The first page fits a small store; each page costs a call, so each is twice the one before. */
const firstPageEvents = 1_000;
const longestPageEvents = 16_000;
/** The client would end a call after 10 s even while it is read; the holder ends silent ones. */
const pageDeadlineMs = 3_600_000;

/** Reads in pages, so that no call lasts for hours; each begins with the last event of the previous. */
export async function* readAll(
  holder: ClientHolder,
  { after, filter, signal }: ReadAllOptions,
): AsyncGenerator<StoredEvent, void, void> {
  const matches = createMatcher(filter);
  let last = after;
  for (let pageEvents = firstPageEvents; ; pageEvents = Math.min(pageEvents * 2, longestPageEvents)) {
    let seen = 0;
    for await (const { event } of pageOf(holder, last, pageEvents)) {
      signal?.throwIfAborted();
      seen += 1;
      if (!event?.position) continue;
      const position = toPosition(event.position.commit);
      if (last !== undefined && position <= last) continue;
      last = position;
      if (!isOurs(event)) continue;
      const stored = toStoredEvent(event);
      if (matches(stored)) yield stored;
    }
    if (seen < pageEvents) return;
  }
}

async function* pageOf(
  holder: ClientHolder,
  from: Position | undefined,
  maxCount: number,
): AsyncGenerator<ResolvedEvent, void, void> {
  try {
    yield* holder.stream((client) =>
      client.readAll({
        fromPosition: toClient(from),
        direction: FORWARDS,
        maxCount,
        deadline: pageDeadlineMs,
      }),
    );
  } catch (error) {
    throw unavailable(error);
  }
}

/** The position of the last record, undefined for an empty log. @throws StoreUnavailable */
export async function lastPosition(holder: ClientHolder): Promise<Position | undefined> {
  try {
    const read = holder.stream((client) =>
      client.readAll({ fromPosition: END, direction: BACKWARDS, maxCount: 1 }),
    );
    for await (const { event } of read) if (event?.position) return toPosition(event.position.commit);
    return undefined;
  } catch (error) {
    throw unavailable(error);
  }
}

/** Our events are never written in a transaction over several calls, so both numbers are equal. */
export function toClient(position: Position | undefined) {
  if (position === undefined) return START;
  const commit = fromPosition(position);
  return { commit, prepare: commit };
}
