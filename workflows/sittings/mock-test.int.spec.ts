import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';
import { Client } from '@temporalio/client';
import { expect, test, vi } from 'vitest';
import { hourMs, minuteMs } from '#domain/core/durations.ts';
import { mockTestStream } from '#domain/sittings/mock-test-attempt.ts';
import { temporalAddress, temporalConnection } from '#infra/testing/servers/temporal.ts';
import { eventually, openTestHarness, type TestHarness } from '../core/testing/test-harness.ts';
import { startTestWorkers } from '../core/testing/test-workers.ts';
import { executeSkippingTime } from '../core/testing/time-skipping.ts';
import { createMockTestActivities } from './activities.ts';
import { mockTest } from './mock-test.ts';
import type { MockTestActivities } from './mock-test-contract.ts';
import { mockTestReactor } from './reactor.ts';
import { sittingLeftAlone, startSitting, wholeSitting } from './testing/sitting.ts';

const clock = () => new Date().toISOString();

/** A journal, and the worker and reactor of its sittings. */
async function open(options: { address?: string; clock?: () => string; withReactor?: boolean } = {}) {
  const stack = new AsyncDisposableStack();
  const harness = stack.use(await openTestHarness());
  const { journal, pool, keys } = harness;
  const workers = stack.use(
    await startTestWorkers(
      harness,
      createMockTestActivities({ journal, pool, keys, clock: options.clock ?? clock }),
      (starter) => (options.withReactor === false ? [] : [mockTestReactor(starter)]),
      options,
    ),
  );
  const owned = stack.move();
  return {
    harness,
    workflows: workers.starter,
    reactor: () => workers.reactors()[0],
    worker: () => workers.worker(),
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}

test('waits for each clock, and once submitted for the scores', async () => {
  const activities = {
    keepTime: vi
      .fn<MockTestActivities['keepTime']>()
      .mockResolvedValueOnce({ waitMs: 30 * minuteMs })
      .mockResolvedValueOnce({ waitMs: 10 * minuteMs })
      .mockResolvedValue({}),
    recordResult: vi
      .fn<MockTestActivities['recordResult']>()
      .mockResolvedValueOnce({ pendingScores: 2, waitMs: hourMs })
      .mockResolvedValue({ pendingScores: 0, waitMs: 0 }),
  };
  const input = { sessionId: randomUUID(), userId: randomUUID(), correlationId: randomUUID() };
  const waits = await executeSkippingTime(mockTest, input, activities);
  expect(waits).toEqual([30 * minuteMs, 10 * minuteMs, hourMs]);
});

async function sectionEnd({ journal }: TestHarness, sessionId: string) {
  const events = await journal.read(mockTestStream, mockTestStream.nameOf(sessionId));
  return events.find((event) => event.type === 'MockTestSectionEnded');
}

test('ends the section at its deadline and records the result without an open page', async () => {
  await using running = await open();
  const sitting = await startSitting(running.harness, 0.5);
  await eventually(async () => expect(await sitting.types()).toEqual(wholeSitting));
  const end = await sectionEnd(running.harness, sitting.sessionId);
  expect(end?.data).toEqual({ section: 'reading', cause: 'deadline' });
  expect(end?.metadata).toMatchObject({ actor: { kind: 'system', id: 'workflows' }, userId: sitting.userId });
  expect(Date.parse(end?.metadata.at ?? '')).toBeGreaterThanOrEqual(Date.parse(sitting.deadline));
});

test('ends the workflow at once when the student hands in early', async () => {
  await using running = await open();
  const sitting = await startSitting(running.harness, 3600);
  await using connection = await temporalConnection();
  const handle = new Client({ connection }).workflow.getHandle(mockTestStream.nameOf(sitting.sessionId));
  await eventually(() => handle.describe());
  await sitting.handIn();
  await handle.result();
  expect(await sitting.types()).toEqual(wholeSitting);
});

test('runs a sitting that began while Temporal was away, late but complete', async () => {
  await using door = await openDoor();
  await using running = await open({ address: door.address });
  const sitting = await startSitting(running.harness, 0.5);
  await eventually(() => expect(running.reactor()).toMatchObject({ status: 'retrying' }));
  await eventually(() => expect(running.worker()).toMatchObject({ status: 'connecting' }));
  expect(await sitting.types()).toEqual(['MockTestStarted']);
  await door.unlock();
  await eventually(async () => expect(await sitting.types()).toEqual(wholeSitting));
  expect(running.reactor()).toMatchObject({ status: 'running', lagMs: 0 });
});

test('runs clocks out one after the other and hands the test in after its days, without a student', async () => {
  await using running = await open();
  const sitting = await startSitting(running.harness, 0.3, { sections: 2, clocks: 2, daysSeconds: 2 });
  await eventually(async () => expect(await sitting.types()).toEqual(sittingLeftAlone));
  const read = async () =>
    (await running.harness.journal.read(mockTestStream, mockTestStream.nameOf(sitting.sessionId))).find(
      ({ type }) => type === 'MockTestSubmitted',
    );
  expect((await read())?.data).toEqual({ answered: 0, questions: 4 });
});

test('ends the section at its deadline after a break ended early', async () => {
  await using running = await open();
  const { harness } = running;
  const sitting = await startSitting(harness, 1);
  const place = { section: 0, clock: 0 };
  const from = new Date().toISOString();
  const endsAt = new Date(Date.parse(from) + 600_000).toISOString();
  await sitting.append({ type: 'MockTestBreakStarted', data: { ...place, beganAt: from, endsAt } });
  await using connection = await temporalConnection();
  const handle = new Client({ connection }).workflow.getHandle(mockTestStream.nameOf(sitting.sessionId));
  // The workflow waits for the end of the break.
  await eventually(async () => {
    const { events = [] } = await handle.fetchHistory();
    const waits = (events ?? []).map(({ timerStartedEventAttributes: timer }) =>
      Number(timer?.startToFireTimeout?.seconds ?? 0),
    );
    expect(Math.max(...waits)).toBeGreaterThan(500);
  });
  const until = clock();
  await sitting.append({ type: 'MockTestBreakEnded', data: { ...place, from, until, cause: 'student' } });
  await handle.result();
  expect(await sitting.types()).toEqual([
    'MockTestStarted',
    'MockTestBreakStarted',
    'MockTestBreakEnded',
    ...wholeSitting.slice(1),
  ]);
  const end = await sectionEnd(harness, sitting.sessionId);
  const stood = Date.parse(until) - Date.parse(from);
  expect(Date.parse(end?.metadata.at ?? '')).toBeGreaterThanOrEqual(Date.parse(sitting.deadline) + stood);
});

test('continues a long history as a new run without loss', async () => {
  // While our clock does not advance, the workflow polls until its history is long.
  let stoodAt: number | undefined = Date.now();
  await using running = await open({
    withReactor: false,
    clock: () => new Date(stoodAt ?? Date.now()).toISOString(),
  });
  const { sessionId, userId, types } = await startSitting(running.harness, 0.3, {
    sections: 2,
    clocks: 2,
    daysSeconds: 2,
  });
  const input = { sessionId, userId, correlationId: randomUUID(), longestHistory: 20 };
  await running.workflows.start(mockTestStream.nameOf(sessionId), mockTest, input);
  await using connection = await temporalConnection();
  const handle = new Client({ connection }).workflow.getHandle(mockTestStream.nameOf(sessionId));
  const firstOfRun = async () => {
    const { events } = await handle.fetchHistory();
    return events?.[0]?.workflowExecutionStartedEventAttributes;
  };
  await eventually(async () => expect((await firstOfRun())?.continuedExecutionRunId).toBeTruthy());
  expect(await types()).toEqual(['MockTestStarted']);
  stoodAt = undefined;
  await eventually(async () => expect(await types()).toEqual(sittingLeftAlone));
  await handle.result();
});

test("waits for our clock when Temporal's runs ahead", async () => {
  const behindMs = 800;
  await using running = await open({ clock: () => new Date(Date.now() - behindMs).toISOString() });
  const sitting = await startSitting(running.harness, 0.2);
  await eventually(async () => expect(await sitting.types()).toEqual(wholeSitting));
  const end = await sectionEnd(running.harness, sitting.sessionId);
  expect(Date.parse(end?.metadata.at ?? '')).toBeGreaterThanOrEqual(Date.parse(sitting.deadline));
  expect(Date.parse(end?.recordedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(sitting.deadline) + behindMs);
});

/** A proxy to Temporal, closed at first. */
async function openDoor() {
  const [host = '', port] = temporalAddress().split(':');
  const reserved = net.createServer().listen(0, '127.0.0.1');
  await once(reserved, 'listening');
  const address = reserved.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  reserved.close();
  await once(reserved, 'close');
  const sockets = new Set<net.Socket>();
  const door = net.createServer((near) => {
    const far = net.connect(Number(port), host);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  return {
    address: `127.0.0.1:${address.port}`,
    async unlock() {
      door.listen(address.port, '127.0.0.1');
      await once(door, 'listening');
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => door.close(resolve));
    },
  };
}
