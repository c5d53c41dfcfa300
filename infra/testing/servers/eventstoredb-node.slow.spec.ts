import path from 'node:path';
import { expect, test } from 'vitest';
import { StoreUnavailable } from '#domain/core/events/event-store.ts';
import { createEventStoreDbEventStore } from '#services/event-store/eventstoredb/eventstoredb-event-store.ts';
import { eventsOf, idsOf, newEvents, uniqueStream } from '#services/event-store/testing/harness.ts';
import { startEventStoreDbNode } from './eventstoredb-node.ts';

const command = `${process.execPath} ${path.join(import.meta.dirname, '..', 'fixtures', 'kept-double.ts')}`;

test.each([
  ['the double in this process', ''],
  ['a command', command],
])('a node by %s is killed and comes back with what it had', async (_by, started) => {
  const node = await startEventStoreDbNode(started);
  const { connectionString } = node;
  const store = createEventStoreDbEventStore({ connectionString, timeoutMs: 2_000 });
  try {
    const stream = uniqueStream();
    const events = newEvents(3);
    await store.append(stream, events, 'noStream');
    await node.kill();
    await expect(store.read(stream)).rejects.toBeInstanceOf(StoreUnavailable);
    await node.restart();
    const again = createEventStoreDbEventStore({ connectionString });
    expect(idsOf(await eventsOf(again, stream))).toEqual(idsOf(events));
    await again.close();
  } finally {
    await store.close();
    await node.stop();
  }
});

test('a command that ends at once is told of', async () => {
  await expect(startEventStoreDbNode('false')).rejects.toThrow('EVENTSTOREDB_START has ended with 1');
});
