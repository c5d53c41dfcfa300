import { randomUUID } from 'node:crypto';
import { temporalAddress } from '#infra/testing/servers/temporal.ts';
import type { Reactor, ReactorState } from '../reactor.ts';
import { runReactors, type ReactorDependencies } from '../run-reactors.ts';
import { runWorker, type WorkerState } from '../run-worker.ts';
import type { TemporalSettings } from '../temporal-connection.ts';
import { createWorkflowStarter, type WorkflowStarter } from '../workflow-starter.ts';
import { bundleOfToday } from './bundle-of-today.ts';
import { silent } from './test-harness.ts';

interface TestWorkers extends AsyncDisposable {
  readonly starter: WorkflowStarter;
  readonly temporal: TemporalSettings;
  reactors(): readonly ReactorState[];
  worker(): WorkerState;
}

interface Options {
  /** `host:port` of Temporal. */
  readonly address?: string;
  /** By default one that no other test uses. */
  readonly taskQueue?: string;
}

/** A worker with these activities, and the reactors that start its workflows. */
export async function startTestWorkers(
  { journal, pool }: Pick<ReactorDependencies, 'journal' | 'pool'>,
  activities: object,
  reactorsOf: (starter: WorkflowStarter) => readonly Reactor[] = () => [],
  { address = temporalAddress(), taskQueue = randomUUID() }: Options = {},
): Promise<TestWorkers> {
  const bundle = await bundleOfToday();
  const temporal = { address, namespace: 'default', taskQueue };
  const starter = createWorkflowStarter(temporal);
  const stop = new AbortController();
  const { signal } = stop;
  const worker = runWorker({ temporal, activities, bundle: async () => bundle, log: silent, signal });
  const reactors = runReactors({ journal, pool, reactors: reactorsOf(starter), log: silent, signal });
  return {
    starter,
    temporal,
    reactors: () => reactors.states(),
    worker: () => worker.state(),
    async [Symbol.asyncDispose]() {
      stop.abort();
      await Promise.all([worker.ended, reactors.ended]);
      await starter[Symbol.asyncDispose]();
    },
  };
}
