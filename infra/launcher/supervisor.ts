import { createBackOff } from '#projections/core/feed/back-off.ts';
import type { Part, Running } from './part.ts';

export interface Supervised {
  readonly name: string;
  stop(): Promise<void>;
}

export interface SupervisorOptions {
  /** Called with each new pid. */
  readonly spawned: (pid: number) => void;
  /** Called with a sentence for each change. */
  readonly report: (sentence: string) => void;
}

/** After running this long a part's pauses start again. */
const wellAfterMs = 30_000;

/**
 * Starts a part and restarts it when it dies, immediately the first time and with growing pauses, until it is stopped.
 * @throws LaunchFailure if its first start fails
 */
export async function supervise(
  part: Part,
  signal: AbortSignal,
  options: SupervisorOptions,
): Promise<Supervised> {
  const stopping = new AbortController();
  const untilStopped = AbortSignal.any([signal, stopping.signal]);
  let running: Running | undefined = await part.start(untilStopped, options.spawned);

  const backOff = createBackOff({ firstMs: 200, longestMs: 10_000 });
  const restart = async (): Promise<Running | undefined> => {
    await backOff.wait(stopping.signal);
    if (stopping.signal.aborted) return undefined;
    try {
      return await part.start(stopping.signal, options.spawned);
    } catch (error) {
      if (!stopping.signal.aborted) options.report(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  };
  const keep = async () => {
    while (!stopping.signal.aborted) {
      const since = Date.now();
      await running?.exited;
      running = undefined;
      if (stopping.signal.aborted) return;
      if (Date.now() - since > wellAfterMs) backOff.reset();
      options.report(`${part.name} has ended; it is started again`);
      while (!running && !stopping.signal.aborted) {
        running = await restart();
      }
      if (!stopping.signal.aborted) options.report(`${part.name} is running again`);
    }
  };
  const kept = keep();

  return {
    name: part.name,
    async stop() {
      stopping.abort();
      await running?.stop();
      await kept;
      // A start that was running at the stop may have succeeded after it.
      await running?.stop();
    },
  };
}
