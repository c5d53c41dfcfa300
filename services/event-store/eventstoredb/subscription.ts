import { Defect } from '#domain/core/defect.ts';
import {
  excludeSystemEvents,
  streamNameFilter,
  type AllStreamResolvedEvent,
  type AllStreamSubscription,
} from '@eventstore/db-client';
import {
  type EventFilter,
  type Position,
  type SubscribeOptions,
  type SubscriptionMessage,
} from '#domain/core/events/event-store.ts';
import { createBackOff } from '#projections/core/feed/back-off.ts';
import { createMatcher } from '../filter.ts';
import { toPosition } from '../position.ts';
import { itemsOf } from './client-items.ts';
import type { ClientHolder } from './connection.ts';
import { lastPosition, toClient } from './read.ts';
import { isOurs, toStoredEvent } from './recorded.ts';

/** A marker between events in the client's buffer, which keeps the order. */
type Marker = { readonly checkpoint: Position } | { readonly caughtUp: true };

const bufferedEvents = 64;
/** A checkpoint arrives at most once in `searchWindow` × `windowsPerCheckpoint` records searched. */
const searchWindow = 32;
const windowsPerCheckpoint = 4;

/** Resubscribes from the last event. Checkpoints are passed on one late: the server may name the next event's position. */
export async function* subscribe(
  holder: ClientHolder,
  { after, filter, signal }: SubscribeOptions,
  closing: AbortSignal,
): AsyncGenerator<SubscriptionMessage, void, void> {
  const ended = AbortSignal.any([signal, closing]);
  const matches = createMatcher(filter);
  const backoff = createBackOff();
  let started = after !== 'end';
  let last: Position | undefined = after === 'start' || after === 'end' ? undefined : after;

  /** One subscription of the client, until it ends. */
  async function* receive(): AsyncGenerator<SubscriptionMessage, void, void> {
    let checkpoint: Position | undefined;
    for await (const item of messages(holder, last, filter, ended)) {
      backoff.reset();
      if ('caughtUp' in item) {
        yield { kind: 'caughtUp' };
      } else if ('checkpoint' in item) {
        if (checkpoint !== undefined && checkpoint > (last ?? '')) {
          yield { kind: 'checkpoint', position: checkpoint };
        }
        checkpoint = item.checkpoint;
      } else if (item.event && isOurs(item.event)) {
        const event = toStoredEvent(item.event);
        if (last !== undefined && event.position <= last) continue;
        last = event.position;
        yield matches(event) ? { kind: 'event', event } : { kind: 'checkpoint', position: last };
      }
      if (ended.aborted) return;
    }
  }

  while (!ended.aborted) {
    try {
      if (!started) {
        last = await lastPosition(holder);
        started = true;
      }
      yield* receive();
    } catch (error) {
      // A poison event would recur forever, so it is thrown.
      if (error instanceof Defect) throw error;
    }
    await backoff.wait(ended);
  }
}

async function* messages(
  holder: ClientHolder,
  after: Position | undefined,
  filter: EventFilter | undefined,
  ended: AbortSignal,
): AsyncGenerator<AllStreamResolvedEvent | Marker, void, void> {
  const client = await holder.current();
  const put = (subscription: AllStreamSubscription, marker: Marker) => {
    if (!subscription.readableEnded) subscription.push(marker);
  };
  const options = {
    maxSearchWindow: searchWindow,
    checkpointInterval: windowsPerCheckpoint,
    checkpointReached: (subscription: AllStreamSubscription, position: { commit: bigint }) =>
      put(subscription, { checkpoint: toPosition(position.commit) }),
  };
  const subscription = client.subscribeToAll(
    { fromPosition: toClient(after), filter: toServerFilter(filter, options) },
    { highWaterMark: bufferedEvents },
  );
  const items = itemsOf<AllStreamResolvedEvent | Marker>(subscription, () => subscription.unsubscribe());
  subscription.on('caughtUp', () => put(subscription, { caughtUp: true }));
  ended.addEventListener('abort', items.stop);
  try {
    if (ended.aborted) items.stop();
    yield* items;
  } finally {
    ended.removeEventListener('abort', items.stop);
  }
}

type FilterOptions = Parameters<typeof excludeSystemEvents>[0];

/** Filtered by type on our side: the server rarely reports how far it searched, so read-your-writes would time out. */
function toServerFilter(filter: EventFilter | undefined, options: FilterOptions) {
  if (filter === undefined || 'eventTypes' in filter) return excludeSystemEvents(options);
  return streamNameFilter({ ...options, prefixes: [...filter.streamPrefixes] });
}
