import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { EventStore } from '#domain/core/events/event-store.ts';
import { createPostgresEventStore } from '#services/event-store/postgres/postgres-event-store.ts';
import { makeDatabase } from '../http/database.ts';
import { median, type BenchOptions, type BenchRow } from '../row.ts';
import { sampleEvent } from './sample-event.ts';

const eventsAStream = 50;

/** Compares reading all events, parsed and in order, with the raw bytes of COPY, unparsed. */
export async function benchReadAll({ url, quick }: BenchOptions): Promise<BenchRow[]> {
  await using cleanUp = new AsyncDisposableStack();
  const database = await makeDatabase(url);
  cleanUp.defer(database.drop);
  const client = new pg.Client({ connectionString: database.url });
  cleanUp.defer(() => client.end());
  await client.connect();
  const store = createPostgresEventStore({ connectionString: database.url });
  cleanUp.defer(() => store.close());
  const events = quick ? 20_000 : 200_000;
  await fill(store, events);
  await client.query('vacuum analyze event_store.event');

  const rounds = { copy: [] as number[], ours: [] as number[] };
  for (let round = 0; round < (quick ? 1 : 7); round += 1) {
    rounds.copy.push(await perSecond(events, () => copyAll(client)));
    rounds.ours.push(await perSecond(events, () => readAll(store, events)));
  }
  return [
    {
      name: `readAll of ${events.toLocaleString('en')} events, against raw COPY`,
      unit: 'per second',
      value: median(rounds.ours),
      limit: median(rounds.copy),
      ratio: median(rounds.ours.map((ours, round) => ours / (rounds.copy[round] ?? Number.NaN))),
      goal: 0.3,
    },
  ];
}

async function fill(store: EventStore, events: number): Promise<void> {
  const streams = Array.from({ length: events / eventsAStream }, () => `attempt-${randomUUID()}`);
  const writers = Array.from({ length: 32 }, async () => {
    for (let stream = streams.pop(); stream; stream = streams.pop()) {
      await store.append(stream, Array.from({ length: eventsAStream }, sampleEvent), 'noStream');
    }
  });
  await Promise.all(writers);
}

async function copyAll(client: pg.Client): Promise<void> {
  let bytes = 0;
  for await (const chunk of client.query(copyTo('copy event_store.event to stdout'))) bytes += chunk.length;
  if (bytes === 0) throw new Error('COPY gave nothing');
}

async function readAll(store: EventStore, events: number): Promise<void> {
  let seen = 0;
  for await (const event of store.readAll()) if (event.metadata['version'] === 1) seen += 1;
  if (seen !== events) throw new Error(`readAll gave ${seen} of ${events} events`);
}

async function perSecond(count: number, work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return (count / (performance.now() - began)) * 1_000;
}
