import type { Connection } from '@temporalio/client';
import type { Logger } from 'pino';
import { createBackOff, pause } from '#projections/core/feed/back-off.ts';
import { messageOf } from './failure.ts';
import { serveQueues, type QueueDependencies } from './serve-queues.ts';
import { ask, connectLazily } from './temporal-connection.ts';
import { installTemporalRuntime } from './temporal-log.ts';
import type { WorkflowBundle } from './workflow-bundle.ts';

export interface WorkerDependencies extends QueueDependencies {
  /** Called once, when Temporal is first available. */
  readonly bundle: () => Promise<WorkflowBundle>;
  readonly log: Logger;
  readonly signal: AbortSignal;
}

/** `absent`: not configured. `connecting`: unavailable, retrying. */
export interface WorkerState {
  readonly status: 'absent' | 'connecting' | 'running';
  readonly error?: string;
}

export interface RunningWorker {
  state(): WorkerState;
  readonly ended: Promise<void>;
}

/** Runs workflows and activities while Temporal is available. */
export function runWorker(dependencies: WorkerDependencies): RunningWorker {
  const { address } = dependencies.temporal;
  if (address === undefined) {
    return { state: () => ({ status: 'absent', error: 'there is no Temporal' }), ended: Promise.resolve() };
  }
  const worker = new RetryingWorker(dependencies, address);
  return { state: () => worker.state, ended: worker.keepRunning() };
}

const lookEveryMs = 500;

class RetryingWorker {
  state: WorkerState = { status: 'connecting' };
  readonly #dependencies: WorkerDependencies;
  readonly #address: string;
  #bundle: WorkflowBundle | undefined;

  constructor(dependencies: WorkerDependencies, address: string) {
    this.#dependencies = dependencies;
    this.#address = address;
  }

  async keepRunning(): Promise<void> {
    const { log, signal } = this.#dependencies;
    installTemporalRuntime(log);
    const connection = connectLazily(this.#address, this.#dependencies.temporal.access);
    const backOff = createBackOff({ firstMs: 100 });
    while (!signal.aborted) {
      try {
        await this.#untilThere(connection);
        if (signal.aborted) break;
        await this.#work(connection);
        backOff.reset();
      } catch (error) {
        this.#became({ status: 'connecting', error: messageOf(error) });
        await backOff.wait(signal);
      }
    }
    await connection.close();
  }

  async #work(connection: Connection): Promise<void> {
    const { bundle, signal } = this.#dependencies;
    const workflowBundle = (this.#bundle ??= await bundle());
    await serveQueues({ ...this.#dependencies, address: this.#address }, workflowBundle, (ended) =>
      this.#untilReconnected(connection, AbortSignal.any([signal, ended])),
    );
  }

  /** Settles at the signal, or when Temporal is back: its own reconnect backs off ever longer, a new worker starts immediately. */
  async #untilReconnected(connection: Connection, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const reason = await whyAway(connection);
      if (reason !== undefined) {
        if (!signal.aborted) this.#became({ status: 'connecting', error: reason });
        return this.#untilThere(connection, signal);
      }
      this.#became({ status: 'running' });
      await pause(lookEveryMs, signal);
    }
  }

  async #untilThere(connection: Connection, signal = this.#dependencies.signal): Promise<void> {
    while (!signal.aborted) {
      const reason = await whyAway(connection);
      if (reason === undefined) return;
      if (!signal.aborted) this.#became({ status: 'connecting', error: reason });
      await pause(lookEveryMs, signal);
    }
  }

  #became(state: WorkerState): void {
    if (state.status === this.state.status && state.error === this.state.error) return;
    const { log } = this.#dependencies;
    if (state.status === 'running') log.info('workflow worker running');
    else if (this.state.status === 'running' || !this.state.error)
      log.warn({ error: state.error }, 'Temporal unavailable');
    this.state = state;
  }
}

async function whyAway(connection: Connection): Promise<string | undefined> {
  try {
    await ask(connection, () => connection.workflowService.getSystemInfo({}));
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}
