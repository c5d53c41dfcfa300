import { expect, test } from 'vitest';
import { StoreUnavailable, type EventStore } from '#domain/core/events/event-store.ts';
import {
  startEventStoreDbCluster,
  type EventStoreDbCluster,
} from '#infra/testing/servers/eventstoredb-server/cluster.ts';
import { appended, eventsOf, idsOf, newEvents, pull, readAll, uniqueStream } from '../testing/harness.ts';
import { startWriters } from '../testing/writers.ts';
import { createEventStoreDbEventStore } from './eventstoredb-event-store.ts';

async function withCluster(work: (store: EventStore, cluster: EventStoreDbCluster) => Promise<void>) {
  const cluster = await startEventStoreDbCluster(5);
  const store = createEventStoreDbEventStore({
    connectionString: cluster.connectionString,
    timeoutMs: 60_000,
  });
  try {
    await work(store, cluster);
  } finally {
    await store.close();
    cluster.stop();
  }
}

test.each<[string, (cluster: EventStoreDbCluster, leader: number) => unknown]>([
  ['is killed', (cluster, leader) => cluster.kill(leader)],
  ['falls silent', (cluster, leader) => cluster.fallSilent(leader)],
  ['resigns', (cluster) => cluster.resign()],
])('a leader that %s: appends go on with the next one, nothing is lost, nothing twice', (_how, lose) =>
  withCluster(async (store, cluster) => {
    await using subscription = pull(store, { after: 'start' });
    const writers = startWriters(Array.from({ length: 8 }, () => store));
    for (let round = 0; round < 3; round += 1) {
      await writers.more(40);
      const leader = cluster.leader() ?? -1;
      lose(cluster, leader);
      expect(await cluster.elected()).not.toBe(leader);
      await writers.more(40);
      await cluster.restart(leader);
    }
    const written = await writers.finish();

    const ids = written.flatMap((one) => one.ids).toSorted();
    expect(cluster.log.all.map((event) => event.id).toSorted()).toEqual(ids);
    for (const { stream, ids: own } of written) expect(idsOf(await eventsOf(store, stream))).toEqual(own);
    expect(idsOf(await readAll(store)).toSorted()).toEqual(ids);
    expect(idsOf(await subscription.events(ids.length)).toSorted()).toEqual(ids);
  }),
);

test('continues when a follower is killed', () =>
  withCluster(async (store, cluster) => {
    const writers = startWriters(Array.from({ length: 8 }, () => store));
    await writers.more(40);
    for (const follower of [0, 1, 2].filter((place) => place !== cluster.leader())) {
      cluster.kill(follower);
      await writers.more(40);
      await cluster.restart(follower);
    }
    await writers.more(40);
    const written = await writers.finish();
    expect(cluster.log.all.map((event) => event.id).toSorted()).toEqual(
      written.flatMap((one) => one.ids).toSorted(),
    );
  }));

test("follows a follower's redirect to the leader", () =>
  withCluster(async (_store, cluster) => {
    const follower = cluster.ports.find((_, place) => place !== cluster.leader());
    const store = createEventStoreDbEventStore({
      connectionString: `esdb://127.0.0.1:${follower}?tls=false`,
      timeoutMs: 60_000,
    });
    const stream = uniqueStream();
    const results = await Promise.all([0, 1, 2].map(() => store.append(stream, newEvents(1), 'any')));
    expect(new Set(results.map((result) => appended(result).revision))).toEqual(new Set([0, 1, 2]));
    await store.close();
  }));

test('waits for a cluster that is down, without unhandled errors', () =>
  withCluster(async (store, cluster) => {
    const stream = uniqueStream();
    await store.append(stream, newEvents(1), 'noStream');
    await using subscription = pull(store, { after: 'start' });
    await subscription.events(1);
    const places = [0, 1, 2];
    for (const place of places) cluster.kill(place);
    const appending = store.append(stream, newEvents(1), 0);
    await expect(store.read(stream)).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(store.read(stream)).rejects.toBeInstanceOf(StoreUnavailable);
    for (const place of places) await cluster.restart(place);
    expect(appended(await appending).revision).toBe(1);
    await subscription.events(1);
  }));
