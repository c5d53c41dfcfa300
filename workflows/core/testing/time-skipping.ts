import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Client } from '@temporalio/client';
import { defaultPayloadConverter } from '@temporalio/common';
import { NativeConnection, Worker } from '@temporalio/worker';
import { temporalAddress, temporalConnection } from '#infra/testing/servers/temporal.ts';
import { installTemporalRuntime } from '../temporal-log.ts';
import { bundleWorkflows, cachedBundle } from '../workflow-bundle.ts';
import { hashOfSources } from '../workflow-sources.ts';
import { bundleFolder } from './bundle-of-today.ts';
import { silent } from './test-harness.ts';

const interceptor = path.join(import.meta.dirname, 'skip-time.ts');

/**
 * Runs a workflow to its end on Temporal without waits and retries. `Date.now()` does not skip.
 * @returns the length of each timer in milliseconds
 */
export async function executeSkippingTime<Input>(
  workflow: (input: Input) => Promise<void>,
  input: Input,
  activities: object,
): Promise<readonly number[]> {
  installTemporalRuntime(silent);
  const workflowBundle = await cachedBundle(
    path.join(bundleFolder, `skipping-time-${hashOfSources(interceptor).slice(0, 8)}`),
    silent,
    (log) => bundleWorkflows(log, [interceptor]),
  );
  await using connection = await temporalConnection();
  const native = await NativeConnection.connect({ address: temporalAddress() });
  try {
    const taskQueue = randomUUID();
    const worker = await Worker.create({ connection: native, taskQueue, workflowBundle, activities });
    const { workflow: workflows } = new Client({ connection });
    const handle = await workflows.start(workflow.name, { workflowId: taskQueue, taskQueue, args: [input] });
    await worker.runUntil(handle.result());
    const { events } = await handle.fetchHistory();
    return (events ?? []).flatMap(({ timerStartedEventAttributes, userMetadata }) =>
      timerStartedEventAttributes && userMetadata?.summary
        ? [Number(defaultPayloadConverter.fromPayload(userMetadata.summary))]
        : [],
    );
  } finally {
    await native.close();
  }
}
