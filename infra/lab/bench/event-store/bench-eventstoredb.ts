import { randomUUID } from 'node:crypto';
import { EventStoreDBClient, FORWARDS, jsonEvent, NO_STREAM, START } from '@eventstore/db-client';
import { startEventStoreDbNode } from '#infra/testing/servers/eventstoredb-node.ts';
import { createEventStoreDbEventStore } from '#services/event-store/eventstoredb/eventstoredb-event-store.ts';
import { median, type BenchOptions, type BenchRow } from '../row.ts';
import { perSecond } from './per-second.ts';
import { sampleEvent } from './sample-event.ts';

const goal = 0.95;

/**
 * Compares the EventStoreDB adapter with the plain client, on one node started by `EVENTSTOREDB_START`. Skipped without
 * a real server, because the speed of the double is irrelevant.
 */
export async function benchEventStoreDb({ quick }: Pick<BenchOptions, 'quick'>): Promise<BenchRow[]> {
  if (!process.env['EVENTSTOREDB_START']) return [];
  await using cleanUp = new AsyncDisposableStack();
  const node = await startEventStoreDbNode();
  cleanUp.defer(() => node.stop());
  const { connectionString } = node;
  const store = createEventStoreDbEventStore({ connectionString });
  cleanUp.defer(() => store.close());
  const client = EventStoreDBClient.connectionString`${connectionString}`;
  cleanUp.defer(() => client.dispose());

  const ours = () => store.append(`attempt-${randomUUID()}`, [sampleEvent()], 'noStream');
  const bare = () =>
    client.appendToStream(`attempt-${randomUUID()}`, [jsonEvent({ ...sampleEvent() })], {
      expectedRevision: NO_STREAM,
    });

  const rows: BenchRow[] = [];
  const count = quick ? 1 : 7;
  for (const callers of [8, 32]) {
    const ms = quick ? 200 : 2_000;
    await Promise.all([perSecond(callers, ms / 4, bare), perSecond(callers, ms / 4, ours)]);
    const rounds = await alternate(
      count,
      () => perSecond(callers, ms, bare),
      () => perSecond(callers, ms, ours),
    );
    rows.push(rowOf(`appends to EventStoreDB, ${callers} callers, against its bare client`, rounds));
  }

  let events = 0;
  for await (const _ of store.readAll()) events += 1;
  const readOurs = async () => {
    for await (const event of store.readAll())
      if (event.metadata['version'] !== 1) throw new Error('read wrong');
  };
  const readBare = async () => {
    for await (const { event } of client.readAll({ fromPosition: START, direction: FORWARDS }))
      if (event === undefined) throw new Error('read wrong');
  };
  const rounds = await alternate(
    count,
    () => eventsPerSecond(events, readBare),
    () => eventsPerSecond(events, readOurs),
  );
  rows.push(
    rowOf(`readAll of EventStoreDB, ${events.toLocaleString('en')} events, against its client`, rounds),
  );
  return rows;
}

interface Rounds {
  readonly bare: number[];
  readonly ours: number[];
}

/** Alternates the rounds of both, so that the machine's load affects both. */
async function alternate(
  count: number,
  bare: () => Promise<number>,
  ours: () => Promise<number>,
): Promise<Rounds> {
  const rounds: Rounds = { bare: [], ours: [] };
  for (let round = 0; round < count; round += 1) {
    rounds.bare.push(await bare());
    rounds.ours.push(await ours());
  }
  return rounds;
}

function rowOf(name: string, { bare, ours }: Rounds): BenchRow {
  return {
    name,
    unit: 'per second',
    value: median(ours),
    limit: median(bare),
    ratio: median(ours.map((value, round) => value / (bare[round] ?? Number.NaN))),
    goal,
  };
}

async function eventsPerSecond(events: number, read: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await read();
  return (events / (performance.now() - began)) * 1_000;
}
