import { randomUUID } from 'node:crypto';
import type { TestApi } from '#infra/testing/api.ts';
import { temporalAddress } from '#infra/testing/servers/temporal.ts';
import type { Reactor } from '../reactor.ts';
import { runReactors } from '../run-reactors.ts';
import { runWorker } from '../run-worker.ts';
import type { TemporalSettings } from '../temporal-connection.ts';
import { createWorkflowStarter, type WorkflowStarter } from '../workflow-starter.ts';
import { bundleOfToday } from './bundle-of-today.ts';
import { silent } from './test-harness.ts';

interface TestWorkers extends AsyncDisposable {
  readonly starter: WorkflowStarter;
  readonly temporal: TemporalSettings;
}

/** A worker with these activities on a task queue of its own, and the reactors that start its workflows. */
export async function startTestWorkers(
  { dependencies: { journal }, storage: { pool } }: TestApi,
  activities: object,
  reactorsOf: (starter: WorkflowStarter) => readonly Reactor[] = () => [],
): Promise<TestWorkers> {
  const bundle = await bundleOfToday();
  const temporal = { address: temporalAddress(), namespace: 'default', taskQueue: randomUUID() };
  const starter = createWorkflowStarter(temporal);
  const stop = new AbortController();
  const { signal } = stop;
  const worker = runWorker({ temporal, activities, bundle: async () => bundle, log: silent, signal });
  const reactors = runReactors({ journal, pool, reactors: reactorsOf(starter), log: silent, signal });
  return {
    starter,
    temporal,
    async [Symbol.asyncDispose]() {
      stop.abort();
      await Promise.all([worker.ended, reactors.ended]);
      await starter[Symbol.asyncDispose]();
    },
  };
}
