import { NativeConnection, Worker } from '@temporalio/worker';
import type { Logger } from 'pino';
import { backOffMs, messageOf } from './failure.ts';
import { pause } from './pause.ts';
import { installTemporalRuntime } from './temporal-log.ts';
import type { WorkflowBundle } from './workflow-bundle.ts';
import type { TemporalSettings } from './workflow-starter.ts';

export interface WorkerSurroundings {
  readonly temporal: TemporalSettings;
  readonly activities: object;
  readonly bundle: () => Promise<WorkflowBundle>;
  readonly log: Logger;
  /** Ends the worker after the steps it is doing. */
  readonly signal: AbortSignal;
}

/** `absent`: no Temporal is configured. `connecting`: it is away, and is looked for again and again. */
export interface WorkerState {
  readonly status: 'absent' | 'connecting' | 'running';
  readonly error?: string;
}

export interface RunningWorker {
  state(): WorkerState;
  /** Settles once the worker has ended; never rejects. */
  readonly ended: Promise<void>;
}

/** Works on workflows and activities whenever Temporal is there. */
export function runWorker(surroundings: WorkerSurroundings): RunningWorker {
  const { temporal, log, signal } = surroundings;
  if (temporal.address === undefined) {
    return { state: () => ({ status: 'absent', error: 'there is no Temporal' }), ended: Promise.resolve() };
  }
  let state: WorkerState = { status: 'connecting' };
  const become = (next: WorkerState) => {
    if (next.status === state.status && next.error === state.error) return;
    state = next;
    if (next.error) log.warn({ error: next.error }, 'Temporal is away');
    else log.info(`workflow worker ${next.status}`);
  };
  return {
    state: () => state,
    ended: keepRunning({ ...surroundings, address: temporal.address }, become, signal),
  };
}

type Become = (state: WorkerState) => void;

async function keepRunning(
  surroundings: WorkerSurroundings & { readonly address: string },
  become: Become,
  signal: AbortSignal,
): Promise<void> {
  installTemporalRuntime(surroundings.log);
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      await workOnce(surroundings, (state) => {
        if (state.status === 'running') failures = 0;
        become(state);
      });
    } catch (error) {
      become({ status: 'connecting', error: messageOf(error) });
    }
    await pause(backOffMs(failures), signal);
  }
}

async function workOnce(
  { address, temporal, activities, bundle, signal }: WorkerSurroundings & { readonly address: string },
  become: Become,
): Promise<void> {
  const workflowBundle = await bundle();
  const connection = await NativeConnection.connect({ address });
  try {
    const worker = await Worker.create({
      connection,
      namespace: temporal.namespace,
      taskQueue: temporal.taskQueue,
      workflowBundle,
      activities,
      // What a worker that was killed had in hand is offered to the next one after this, instead of 10 seconds.
      stickyQueueScheduleToStartTimeout: '1s',
      maxCachedWorkflows: 200,
      shutdownGraceTime: '5s',
      shutdownForceTime: '8s',
    });
    const running = new AbortController();
    const stop = () => worker.shutdown();
    signal.addEventListener('abort', stop);
    try {
      const watching = watch(connection, become, AbortSignal.any([signal, running.signal]));
      if (!signal.aborted) await worker.run();
      running.abort();
      await watching;
    } finally {
      running.abort();
      signal.removeEventListener('abort', stop);
    }
  } finally {
    await connection.close();
  }
}

const watchEveryMs = 1_000;

/** The worker waits for a Temporal that went away without a word: so we ask ourselves, to be able to tell. */
async function watch(connection: NativeConnection, become: Become, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await connection.withDeadline(Date.now() + 2_000, () => connection.workflowService.getSystemInfo({}));
      become({ status: 'running' });
    } catch (error) {
      if (!signal.aborted) become({ status: 'connecting', error: messageOf(error) });
    }
    await pause(watchEveryMs, signal);
  }
}
