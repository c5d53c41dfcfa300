import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from '@temporalio/client';
import { afterAll, expect, test } from 'vitest';
import { mockTestStream } from '#domain/sittings/mock-test-attempt.ts';
import { freePort } from '#infra/launcher/free-port.ts';
import { temporalAddress, temporalConnection } from '#infra/testing/servers/temporal.ts';
import { readHeartbeats } from '#services/health/heartbeats.ts';
import { createOutbox } from '#services/mail/outbox.ts';
import { eventually, openTestHarness, type TestHarness } from '#workflows/core/testing/test-harness.ts';
import { startSitting, wholeSitting } from '#workflows/sittings/testing/sitting.ts';
import { exitOf, launchWorkflows } from './testing/launch-workflows.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'ninety-workflows-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const launch = (harness: TestHarness, temporal: Record<string, string>) =>
  launchWorkflows(
    { databaseUrl: harness.url, personalDataKey: harness.masterKey },
    { DATA_DIR: dataDir, ...temporal },
  );

test('is killed during a sitting: its successor ends the sitting and then stops in order', async () => {
  await using harness = await openTestHarness();
  const temporal = { TEMPORAL_ADDRESS: temporalAddress(), TEMPORAL_TASK_QUEUE: randomUUID() };
  const sitting = await startSitting(harness, 3);
  {
    const metrics = await freePort();
    // The workflows use the third port.
    await using first = await launch(harness, { ...temporal, METRICS_PORT: String(metrics - 2) });
    await using connection = await temporalConnection();
    const workflow = new Client({ connection }).workflow.getHandle(mockTestStream.nameOf(sitting.sessionId));
    await eventually(() => workflow.describe());
    const told = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
    expect(told).toMatch(/^ninety_workflows_running\{longer_than="day",process="workflows"\} \d+$/m);
    expect(told).toMatch(/^ninety_reactor_lag_seconds\{reactor="sittings",process="workflows"\} [\d.]+$/m);
    await exitOf(first.child, 'SIGKILL');
  }
  expect(await sitting.types()).toEqual(['MockTestStarted']);

  await using second = await launch(harness, temporal);
  await eventually(async () => expect(await sitting.types()).toEqual(wholeSitting));
  const [beat] = await readHeartbeats(harness.pool);
  expect(beat).toMatchObject({ name: 'workflows', pid: second.child.pid });
  expect(await exitOf(second.child, 'SIGTERM')).toBe(0);
  expect(readdirSync(path.join(dataDir, 'workflow-bundles'))).toHaveLength(1);
});

test('sends emails without Temporal, and ends without its launcher', async () => {
  await using harness = await openTestHarness();
  const { userId } = await harness.register('ada@example.com');
  await using running = await launch(harness, {});
  await eventually(async () => {
    const mails = await createOutbox(harness.pool).list(10);
    expect(mails.map((mail) => [mail.to, mail.userId])).toEqual([['ada@example.com', userId]]);
  });
  await startSitting(harness, 1);
  await eventually(async () => {
    const [beat] = await readHeartbeats(harness.pool);
    expect(beat?.detail).toMatchObject({ temporal: 'absent', 'reactor mail': 'running, 0 ms behind' });
    expect(beat?.detail['reactor sittings']).toMatch(/^retrying, \d+ ms behind$/);
    expect(beat?.detail).toMatchObject({
      'reactor reviews': 'running, 0 ms behind',
      'reactor rescoring': 'running, 0 ms behind',
    });
  });

  const exited = once(running.child, 'exit');
  running.child.disconnect();
  expect((await exited)[0]).toBe(0);
});
