import { randomUUID } from 'node:crypto';
import { Client } from '@temporalio/client';
import { expect, test } from 'vitest';
import { temporalAddress } from '#infra/testing/servers/temporal.ts';
import { connectLazily } from './temporal-connection.ts';
import { createWorkflowStarter } from './workflow-starter.ts';

test('puts work that may wait on a queue of its own, behind no clock', async () => {
  const address = temporalAddress();
  const temporal = { address, namespace: 'default', taskQueue: `queue-${randomUUID()}` };
  await using starter = createWorkflowStarter(temporal);
  const neverRun = async () => {};
  const [clock, analysis] = [randomUUID(), randomUUID()];
  await starter.start(analysis, neverRun, {}, { mayWait: true });
  await starter.start(clock, neverRun, {});
  const connection = connectLazily(address);
  const { workflow } = new Client({ connection });
  const queueOf = async (id: string) => (await workflow.getHandle(id).describe()).taskQueue;
  expect([await queueOf(clock), await queueOf(analysis)]).toEqual([
    temporal.taskQueue,
    `${temporal.taskQueue}_patient`,
  ]);
  // No worker would end them.
  await Promise.all([clock, analysis].map((id) => workflow.getHandle(id).terminate()));
  await connection.close();
});
