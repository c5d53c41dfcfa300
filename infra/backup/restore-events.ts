import type pg from 'pg';
import type { z } from 'zod';
import type { EventStore, Position } from '#domain/core/events/event-store.ts';
import { importEvents } from '#services/event-store/postgres/import-events.ts';
import { toPosition } from '#services/event-store/position.ts';
import { recordsOf } from './archive-reader.ts';
import { eventRecord, reactorRecord, rowRecord } from './records.ts';

/** New positions of events by ordinal, from 1. */
export interface Positions {
  readonly count: number;
  /** undefined for 0, before the first event. */
  of(ordinal: number): Position | undefined;
}

/** Into our Postgres, where positions count from 1 without gaps: an event's ordinal is its position. */
export async function insertEvents(client: pg.ClientBase, file: string): Promise<Positions> {
  const count = await importEvents(client, recordsOf(file, 'events', eventRecord));
  return { count, of: (ordinal) => (ordinal === 0 ? undefined : toPosition(ordinal)) };
}

type EventRecord = z.output<typeof eventRecord>;

/** Into a separate store, by appends in archive order. Keeps only the positions that reactors' checkpoints need. */
export async function appendEvents(store: EventStore, file: string): Promise<Positions> {
  const needed = new Map<number, Position | undefined>();
  for await (const { handled } of recordsOf(file, 'reactors', reactorRecord)) needed.set(handled, undefined);
  let count = 0;
  for await (const events of runsOf(recordsOf(file, 'events', eventRecord), needed)) {
    const [first] = events;
    const before = first.revision === 0 ? 'noStream' : first.revision - 1;
    const result = await store.append(first.stream, events.map(newEvent), before);
    if (result.outcome === 'conflict') {
      throw new Error(`${first.stream} is there already, up to revision ${result.actual}`);
    }
    count += events.length;
    if (needed.has(count)) needed.set(count, result.position);
  }
  for await (const { table, row } of recordsOf(file, 'tables', rowRecord)) {
    const { stream } = row;
    if (table === 'event_store.tombstone' && typeof stream === 'string') await store.tombstone(stream);
  }
  return { count, of: (ordinal) => needed.get(ordinal) };
}

const newEvent = ({ id, type, data, metadata }: EventRecord) => ({ id, type, data, metadata });

const runBytes = 512 * 1024;

/** Consecutive events of one stream, split where a position is needed. */
async function* runsOf(
  events: AsyncIterable<EventRecord>,
  needed: ReadonlyMap<number, unknown>,
): AsyncGenerator<[EventRecord, ...EventRecord[]]> {
  let run: EventRecord[] = [];
  let bytes = 0;
  let ordinal = 0;
  for await (const event of events) {
    const size = Buffer.byteLength(JSON.stringify([event.data, event.metadata]));
    const [first, ...rest] = run;
    if (first && (first.stream !== event.stream || bytes + size > runBytes || needed.has(ordinal))) {
      yield [first, ...rest];
      run = [];
      bytes = 0;
    }
    run.push(event);
    bytes += size;
    ordinal += 1;
  }
  const [first, ...rest] = run;
  if (first) yield [first, ...rest];
}
