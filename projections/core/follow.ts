import type pg from 'pg';
import { UnreadableEvent } from '#domain/core/codec.ts';
import type { EventFilter, Position, SubscriptionMessage } from '#domain/core/event-store.ts';
import type { Journal } from '#domain/core/journal.ts';
import type { RecordedEvent } from '#domain/events.ts';
import type { Build } from './builds.ts';
import { openInbox } from './inbox.ts';
import { defaultLimits, type Limits } from './limits.ts';
import { haltAt, haltOfUnreadable, isRefusedByTable, PoisonEvent, RefusedBatch } from './poison.ts';
import { FoldFailed, foldBatch, keyText, type Projection } from './projection.ts';
import { RowMemory } from './row-memory.ts';
import { selectRows } from './table.ts';
import { createWriter } from './writer.ts';

export interface Follow {
  readonly journal: Journal;
  readonly pool: pg.Pool;
  readonly projection: Projection;
  readonly build: Build;
  /** Ends the following; what has come in is written first. */
  readonly signal: AbortSignal;
  /** The lock is lost: ends the following without another write. */
  readonly lost: AbortSignal;
  /** Called after each write at which nothing was left to handle; `true` ends the following. */
  readonly onCaughtUp?: (() => Promise<boolean>) | undefined;
  readonly onSubscribed?: () => void;
  readonly limits?: Partial<Limits> | undefined;
}

/**
 * Carries one build on from its checkpoint, as long as the signals let it: folds what comes in, batch by batch,
 * and writes rows and checkpoint together. While there is much to catch up with, rows stay in memory and are
 * written now and then; once live, every batch is written at once.
 * @throws PoisonEvent, RefusedBatch, CheckpointMoved, StoreUnavailable, and what Postgres throws.
 */
export async function follow(options: Follow): Promise<void> {
  const { journal, projection, build, lost } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const reading = new AbortController();
  const ended = AbortSignal.any([options.signal, reading.signal, lost]);
  const inbox = openInbox(messagesFor(journal, projection, build.position, ended), limits.inbox);
  options.onSubscribed?.();
  const folding = createFolding(options, limits);
  try {
    for (;;) {
      const taken = await inbox.take(folding.patienceMs());
      lost.throwIfAborted();
      if (taken.events.length > 0) await folding.fold(taken.events);
      folding.lookedUpTo(taken.position, taken.isCaughtUp);
      if (folding.isDue() || (taken.end && folding.isBehind())) await folding.write(inbox.isEmpty());
      if (taken.end) {
        if (taken.end.error === undefined) return;
        throw taken.end.error instanceof UnreadableEvent
          ? new PoisonEvent(haltOfUnreadable(taken.end.error))
          : taken.end.error;
      }
      if (folding.isCaughtUp() && (await options.onCaughtUp?.())) return;
    }
  } finally {
    reading.abort();
    inbox.close();
  }
}

/** The rows in memory, what of them is not yet written, and when it has to be. */
function createFolding({ pool, projection, build }: Follow, limits: Limits) {
  const write = createWriter(pool, projection, build);
  const memory = new RowMemory(limits.memoryRows, build.position === undefined);
  const userIds = new Set<string>();
  let written: Position | undefined = build.position;
  let position: Position | undefined = build.position;
  let last: RecordedEvent | undefined;
  let unwrittenEvents = 0;
  let writtenAt = performance.now();
  let isLive = false;
  let isToldLive = false;

  async function loadRowsOf(events: readonly RecordedEvent[]): Promise<void> {
    if (memory.isComplete) return;
    const unknown = new Map<string, readonly string[]>();
    for (const event of events) {
      const key = projection.keyOf(event);
      if (key && !memory.knows(keyText(key))) unknown.set(keyText(key), key);
    }
    if (unknown.size === 0) return;
    for (const row of await selectRows(pool, projection, build.tableName, [...unknown.values()])) {
      memory.load(keyText(projection.key.map((column) => String(row[column]))), row);
    }
  }

  async function writeUp(isUpToDate: boolean): Promise<void> {
    await refusedOnce(() =>
      write({
        from: written,
        position,
        rows: memory.unwritten(),
        userIds,
        status: isLive ? 'running' : 'catching_up',
        handledUntil: isLive && isUpToDate ? undefined : last?.recordedAt,
      }),
    );
    written = position;
    writtenAt = performance.now();
    isToldLive = isLive;
    unwrittenEvents = 0;
    userIds.clear();
    memory.written();
  }

  /** A table refuses a batch for one of its events: known when it is alone. */
  async function refusedOnce<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (!isRefusedByTable(error)) throw error;
      if (last && unwrittenEvents === 1) throw new PoisonEvent(haltAt(last, error));
      throw new RefusedBatch(`${build.tableName} refused a batch`, { cause: error });
    }
  }

  const idleMs = () => (position === written ? limits.heartbeatMs : limits.quietMs);
  return {
    async fold(events: readonly RecordedEvent[]): Promise<void> {
      const before = position;
      const end = events.at(-1);
      const first = events[0];
      try {
        last = first;
        unwrittenEvents += events.length;
        await refusedOnce(() => loadRowsOf(events));
        foldBatch(projection, before, events, memory);
        last = end;
        position = end?.position ?? position;
        for (const { metadata } of events) if (metadata.userId !== undefined) userIds.add(metadata.userId);
      } catch (error) {
        if (!(error instanceof FoldFailed)) throw error;
        const { event } = error;
        const done = events.slice(0, events.indexOf(event));
        last = done.at(-1) ?? last;
        position = done.at(-1)?.position ?? position;
        if (memory.unwrittenCount > 0 || position !== written) await writeUp(false);
        throw new PoisonEvent(haltAt(event, error));
      }
    },
    lookedUpTo(seen: Position | undefined, isCaughtUp: boolean): void {
      if (seen !== undefined && (position === undefined || seen > position)) position = seen;
      isLive ||= isCaughtUp;
    },
    write: writeUp,
    /** How long the next write can wait. */
    patienceMs: () => Math.max(0, (isLive ? idleMs() : limits.unwrittenMs) - (performance.now() - writtenAt)),
    isDue(): boolean {
      const sinceWriteMs = performance.now() - writtenAt;
      if (isLive) return !isToldLive || unwrittenEvents > 0 || sinceWriteMs >= idleMs();
      return (
        sinceWriteMs >= limits.unwrittenMs ||
        memory.unwrittenCount >= limits.unwrittenRows ||
        unwrittenEvents >= limits.unwrittenEvents
      );
    },
    isBehind: () => unwrittenEvents > 0 || position !== written,
    isCaughtUp: () => isLive && unwrittenEvents === 0 && position === written,
  };
}

/**
 * Reads what is there in large strides, then subscribes. Where reading meets an event that cannot be decoded, the
 * subscription goes up to it event by event.
 */
async function* messagesFor(
  journal: Journal,
  projection: Projection,
  after: Position | undefined,
  signal: AbortSignal,
): AsyncGenerator<SubscriptionMessage<RecordedEvent>, void, void> {
  const filter = filterOf(projection);
  let last = after;
  try {
    for await (const event of journal.readAll({ ...filter, ...(after !== undefined && { after }), signal })) {
      last = event.position;
      // The journal decodes by the domain's codecs, whose events these are.
      yield { kind: 'event', event: event as RecordedEvent };
    }
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof UnreadableEvent)) throw error;
  }
  const live = journal.subscribe({ after: last ?? 'start', ...filter, signal });
  yield* live as AsyncIterable<SubscriptionMessage<RecordedEvent>>;
}

function filterOf(projection: Projection): { filter?: EventFilter } {
  return projection.eventTypes === 'all' ? {} : { filter: { eventTypes: projection.eventTypes } };
}
