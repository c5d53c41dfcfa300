import { expect, test } from 'vitest';
import { StoreUnavailable, type EventStore } from '#domain/core/events/event-store.ts';
import {
  startEventStoreDbServer,
  type EventStoreDbServer,
} from '#infra/testing/servers/eventstoredb-server/server.ts';
import { appended, eventsOf, idsOf, newEvent, newEvents, pull, uniqueStream } from '../testing/harness.ts';
import { createEventStoreDbEventStore } from './eventstoredb-event-store.ts';

const dataLoss = 15;
const cancelled = 1;

async function withServer(
  timeoutMs: number,
  work: (store: EventStore, server: EventStoreDbServer) => Promise<void>,
) {
  const server = await startEventStoreDbServer();
  const store = createEventStoreDbEventStore({ connectionString: server.connectionString, timeoutMs });
  try {
    await work(store, server);
  } finally {
    await store.close();
    server.kill();
  }
}

test('retries an append that was stored without an answer, and writes one event', () =>
  withServer(10_000, async (store, server) => {
    const stream = uniqueStream();
    const events = newEvents(2);
    server.faults.inject({ at: 'append', effect: 'silence', afterStoring: true });
    expect(appended(await store.append(stream, events, 'noStream')).revision).toBe(1);
    expect(appended(await store.append(stream, events, 'noStream')).replayed).toBe(true);
    expect(await eventsOf(store, stream)).toHaveLength(2);
  }));

test('ends an append without an answer in time, and its retry writes one event', () =>
  withServer(300, async (store, server) => {
    const stream = uniqueStream();
    const events = newEvents(2);
    for (let time = 0; time < 2; time += 1)
      server.faults.inject({ at: 'append', effect: 'silence', afterStoring: true });
    await expect(store.append(stream, events, 'noStream')).rejects.toBeInstanceOf(StoreUnavailable);
    expect(appended(await store.append(stream, events, 'noStream')).revision).toBe(1);
    expect(await eventsOf(store, stream)).toHaveLength(2);
  }));

test('retries only the failed append of many', () =>
  withServer(10_000, async (store, server) => {
    const appends = Array.from({ length: 8 }, () => ({ stream: uniqueStream(), events: newEvents(1) }));
    server.faults.inject({ at: 'append', effect: 'error', code: dataLoss });
    for (const result of await Promise.all(
      appends.map((one) => store.append(one.stream, one.events, 'noStream')),
    ))
      expect(appended(result).revision).toBe(0);
    for (const { stream, events } of appends) {
      expect(await store.append(stream, events, 'noStream')).toMatchObject({
        outcome: 'appended',
        revision: 0,
      });
      expect(idsOf(await eventsOf(store, stream))).toEqual(idsOf(events));
    }
  }));

test('does not retry appends on a slow but busy server', async () => {
  const server = await startEventStoreDbServer({ appendMs: 5 });
  const store = createEventStoreDbEventStore({
    connectionString: server.connectionString,
    timeoutMs: 120_000,
  });
  const appends = Array.from({ length: 300 }, () => store.append(uniqueStream(), newEvents(1), 'noStream'));
  for (const result of await Promise.all(appends)) expect(appended(result).revision).toBe(0);
  // A slow test process may retry some.
  expect(server.workload.asked).toBeLessThan(600);
  await store.close();
  server.kill();
});

test('waits for a starting server', async () => {
  const server = await startEventStoreDbServer({ startingMs: 400 });
  const store = createEventStoreDbEventStore({ connectionString: server.connectionString });
  expect(appended(await store.append(uniqueStream(), newEvents(1), 'noStream')).revision).toBe(0);
  await store.close();
  server.kill();
});

test.each([cancelled, dataLoss])(
  'resumes a live subscription after status %i behind the last event',
  (code) =>
    withServer(2_000, async (store, server) => {
      await using subscription = pull(store, { after: 'start' });
      await subscription.until('caughtUp');
      const events = newEvents(9);
      for (const afterEvents of [2, 4])
        server.faults.inject({ at: 'live', effect: 'error', afterEvents, code });
      await store.append(uniqueStream(), events, 'noStream');
      expect(idsOf(await subscription.events(9))).toEqual(idsOf(events));
    }),
);

test('retries a subscription that was refused at first', () =>
  withServer(2_000, async (store, server) => {
    for (let time = 0; time < 2; time += 1) server.faults.inject({ at: 'subscribe', effect: 'error' });
    const event = newEvent();
    await store.append(uniqueStream(), [event], 'noStream');
    await using subscription = pull(store, { after: 'start' });
    expect(idsOf(await subscription.events(1))).toEqual([event.id]);
  }));

test('reports a broken read as an error, not as a short answer', () =>
  withServer(300, async (store, server) => {
    const stream = uniqueStream();
    await store.append(stream, newEvents(3), 'noStream');
    for (const effect of ['error', 'silence'] as const) {
      server.faults.inject({ at: 'read', effect });
      await expect(store.read(stream)).rejects.toBeInstanceOf(StoreUnavailable);
    }
    expect(await eventsOf(store, stream)).toHaveLength(3);
  }));

test('reads missing streams without limit, and is not blocked as an attacker', () =>
  withServer(10_000, async (store) => {
    for (let round = 0; round < 40; round += 1) {
      const reads = await Promise.all(Array.from({ length: 50 }, () => store.read(uniqueStream())));
      expect(new Set(reads.map(({ outcome }) => outcome))).toEqual(new Set(['missing']));
    }
  }));

test('closes without reading on', async () => {
  const server = await startEventStoreDbServer();
  const store = createEventStoreDbEventStore({
    connectionString: server.connectionString,
    timeoutMs: 60_000,
  });
  await store.append(uniqueStream(), newEvents(300), 'noStream');
  await store.ping();
  const left = pull(store, { after: 'start' });
  await left.events(1);
  await left.cancel();
  for await (const _ of store.readAll()) break;
  const waiting = pull(store, { after: 'end' });
  await waiting.until('caughtUp');
  await store.close();
  await expect(waiting.next()).rejects.toThrow('ended');
  await expect(store.ping()).rejects.toBeInstanceOf(StoreUnavailable);
  server.kill();
});
