import type { Tracer } from '@opentelemetry/api';
import type pg from 'pg';
import { UnreadableEvent } from '#domain/core/events/codec.ts';
import type { EventFilter, Position, SubscriptionMessage } from '#domain/core/events/event-store.ts';
import type { Journal, ReadSelection, Unreadable } from '#domain/core/events/journal.ts';
import type { RecordedEvent } from '#domain/streams.ts';
import { asideOf, type Build } from '../builds.ts';
import { createFolding } from '../folding.ts';
import { openInbox } from './inbox.ts';
import { defaultLimits, type Limits } from '../limits.ts';
import { openSetAside } from '../../postgres/set-aside.ts';
import { PoisonEvent } from '../poison.ts';
import type { Projection } from '../projection.ts';

export interface FollowOptions {
  readonly journal: Journal;
  readonly pool: pg.Pool;
  readonly projection: Projection;
  readonly build: Build;
  /** Ends after writing the received events. */
  readonly signal: AbortSignal;
  /** The lock is lost: ends without another write. */
  readonly lost: AbortSignal;
  /** Ends once the build is up to date and switched; never by default. */
  readonly until?: Switch | undefined;
  readonly onSubscribed?: () => void;
  /** Called for each stream that is set aside. */
  readonly onSetAside?: (at: Unreadable) => void;
  readonly limits?: Partial<Limits> | undefined;
  readonly tracer?: Tracer | undefined;
}

/** Switches readers to a new build. */
export interface Switch {
  goal(): Promise<Position | undefined>;
  switch(): Promise<boolean>;
}

/**
 * Continues a build from its checkpoint in batches, with rows and checkpoint in one write: rarely in catch-up, soon
 * once live.
 * @throws PoisonEvent, RefusedBatch, CheckpointMoved, StoreUnavailable, and Postgres errors
 */
export async function follow(options: FollowOptions): Promise<void> {
  const { journal, projection, build, lost } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const asked = eventFilterOf(projection);
  const reading = new AbortController();
  const ended = AbortSignal.any([options.signal, reading.signal, lost]);
  options.onSubscribed?.();
  const aside = await openSetAside(options.pool, asideOf(build));
  const folding = createFolding(options, limits);
  await readAllThereIs();
  lost.throwIfAborted();
  if (ended.aborted) return folding.isBehind() ? folding.write(false) : undefined;
  const inbox = openInbox(subscribed(), limits.inbox);
  try {
    for (;;) {
      const taken = await inbox.take(folding.patienceMs());
      lost.throwIfAborted();
      if (taken.events.length > 0) await folding.fold(taken.events);
      folding.lookedUpTo(taken.position, taken.isCaughtUp);
      if (folding.isDue() || (taken.end && folding.isBehind())) await folding.write(inbox.isEmpty());
      if (taken.end) {
        if (taken.end.error === undefined) return;
        throw taken.end.error;
      }
      if (options.until && folding.isCaughtUp()) {
        const goal = await options.until.goal();
        if (goal !== undefined && folding.isBefore(goal) && (await hasNothingNew(goal))) {
          folding.lookedUpTo(goal, true);
          await folding.write(inbox.isEmpty());
        }
        if (await options.until.switch()) return;
      }
    }
  } finally {
    reading.abort();
    inbox.close();
  }

  /** The store reports its progress rarely, so this queries for a waiting event. */
  async function hasNothingNew(goal: Position): Promise<boolean> {
    const after = folding.position();
    const rest = journal.readAll({
      ...(asked.filter && { filter: asked.filter }),
      ...(after !== undefined && { after }),
      signal: ended,
    });
    for await (const event of rest) return event.position > goal;
    return true;
  }

  /** Reads in large batches up to an undecodable event; the subscription continues singly. */
  async function readAllThereIs(): Promise<void> {
    const after = build.position;
    const lists = journal.readLists({ ...asked, ...(after !== undefined && { after }), signal: ended });
    try {
      for await (const list of lists) {
        lost.throwIfAborted();
        const read = list.filter(({ stream }) => !aside.has(stream));
        for (let first = 0; first < read.length; first += limits.inbox) {
          // The journal decodes by the domain's codecs, whose events these are.
          await folding.fold(read.slice(first, first + limits.inbox) as readonly RecordedEvent[]);
          if (folding.isDue()) await folding.write(false);
        }
      }
    } catch (error) {
      const isPoison = error instanceof PoisonEvent;
      if (isPoison || !(ended.aborted || error instanceof UnreadableEvent)) throw error;
    }
  }

  /** Skips streams from their unreadable event on. */
  async function* subscribed(): AsyncGenerator<SubscriptionMessage<RecordedEvent>> {
    const live = journal.subscribe({ after: folding.position() ?? 'start', ...asked, signal: ended });
    for await (const message of live) {
      if (message.kind === 'unreadable') {
        await aside.add(message.event, message.error);
        options.onSetAside?.(message);
      }
      if (message.kind === 'unreadable' || (message.kind === 'event' && aside.has(message.event.stream)))
        yield { kind: 'checkpoint', position: message.event.position };
      else yield message as SubscriptionMessage<RecordedEvent>;
    }
  }
}

function eventFilterOf({ eventTypes, reads }: Projection): { filter?: EventFilter } & ReadSelection {
  return eventTypes === 'all' ? { reads } : { filter: { eventTypes }, reads };
}
