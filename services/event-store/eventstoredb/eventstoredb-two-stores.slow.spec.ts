import { expect, onTestFinished, test } from 'vitest';
import { startEventStoreDbServer } from '#infra/testing/servers/eventstoredb-server/server.ts';
import { eventsOf, idsOf } from '../testing/harness.ts';
import { startTcpProxy } from '../testing/tcp-proxy.ts';
import { startWriters } from '../testing/writers.ts';
import { createEventStoreDbEventStore } from './eventstoredb-event-store.ts';

const breaks = 100;

test('keeps one store working while the connections of another break 100 times', async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => void unhandled.push(reason);
  process.on('unhandledRejection', note).on('uncaughtException', note);
  onTestFinished(() => void process.off('unhandledRejection', note).off('uncaughtException', note));

  const server = await startEventStoreDbServer({ replicationMs: 2 });
  const breaking = await startTcpProxy(server.port);
  // Two ports, so that gRPC does not share one connection.
  const sound = await startTcpProxy(server.port);
  const [first, second] = [breaking, sound].map(({ port }) =>
    createEventStoreDbEventStore({
      connectionString: `esdb://127.0.0.1:${port}?tls=false`,
      timeoutMs: 120_000,
    }),
  );
  if (!first || !second) throw new Error('two stores were opened');

  const writers = [first, second].map((store) => startWriters(Array.from({ length: 8 }, () => store)));
  for (let time = 0; time < breaks; time += 1) {
    await Promise.all(writers.map((one) => one.more(4)));
    breaking.cut();
  }
  const written = (await Promise.all(writers.map((one) => one.finish()))).flat();

  expect(unhandled).toEqual([]);
  for (const { stream, ids } of written) expect(idsOf(await eventsOf(second, stream))).toEqual(ids);
  expect(server.log.all.map((event) => event.id).toSorted()).toEqual(
    written.flatMap(({ ids }) => ids).toSorted(),
  );
  await Promise.all([first.close(), second.close()]);
  await Promise.all([breaking[Symbol.asyncDispose](), sound[Symbol.asyncDispose]()]);
  server.kill();
});
