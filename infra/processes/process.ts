import { flushCompileCache } from 'node:module';
import type { Tracer } from '@opentelemetry/api';
import pino, { type Logger } from 'pino';
import type { Registry } from 'prom-client';
import { HalfRestored } from '#infra/backup/restore-mark.ts';
import { WrongConfiguration } from '#infra/config/wrong-configuration.ts';
import { readConfig, type Config } from '#infra/config/config.ts';
import { startRefusalText, findRefusal } from '#services/event-store/eventstoredb/find-refusal.ts';
import { createRegistry } from '#services/metrics/registry.ts';
import { serveMetrics } from '#services/metrics/serve-metrics.ts';
import { openTracing } from '#services/tracing/open-tracing.ts';

export interface ProcessDependencies {
  readonly config: Config;
  readonly log: Logger;
  /** Aborted at the end of the process: finish current work and settle. */
  readonly signal: AbortSignal;
  readonly metrics: Registry | undefined;
  readonly tracer: Tracer | undefined;
  /** Reports to the launcher that the process is working. */
  readonly ready: () => void;
}

/** In the order of their metrics ports. */
const processNames = ['api', 'projections', 'workflows'] as const;

/** Less than the launcher's 12 seconds: a hanging process exits itself. */
const drainMs = 10_000;

/**
 * The contract between a process and the launcher: configuration from the environment, log to stdout, `{ready: true}`
 * over IPC, SIGTERM drains and exits with 0, and so does a closed channel, because then the launcher is gone. An error
 * of `work` exits with 1, and the launcher restarts it.
 */
export async function runProcess(
  name: (typeof processNames)[number],
  work: (dependencies: ProcessDependencies) => Promise<void>,
): Promise<never> {
  // Under `--watch` a worker thread would report its modules through the port of Temporal's workflows.
  delete process.env['WATCH_REPORT_DEPENDENCIES'];
  // Synchronous, because a kill would lose buffered lines.
  const log = pino({ name }, pino.destination({ dest: 1, sync: true }));
  const stopping = new AbortController();
  const stop = () => {
    stopping.abort();
    setTimeout(() => process.exit(1), drainMs).unref();
  };
  for (const end of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(end, stop);
  try {
    const config = readConfig();
    log.level = config.logLevel;
    await failOnRefusal(config);
    const metrics = config.metrics && createRegistry(name);
    if (config.metrics && metrics) {
      const { host, port } = config.metrics;
      await serveMetrics(metrics, { host, port: port + processNames.indexOf(name) });
    }
    const endpoint = config.tracesEndpoint;
    // Flushed before the process ends, after success or failure.
    await using tracing =
      endpoint === undefined ? undefined : await openTracing({ service: `ninety-${name}`, endpoint, log });
    await work({ config, log, signal: stopping.signal, metrics, tracer: tracing?.tracer, ready: tellReady });
  } catch (error) {
    if (error instanceof WrongConfiguration || error instanceof HalfRestored) log.fatal(error.message);
    else log.fatal({ err: error }, `${name} has to end`);
    process.exit(1);
  }
  process.exit(0);
}

/**
 * The launcher checks before the start; running processes stay up, so that health reports the problem.
 * @throws WrongConfiguration if the event store rejects a standalone process
 */
async function failOnRefusal({ eventStore }: Config): Promise<void> {
  if (eventStore.kind !== 'eventstoredb' || process.connected) return;
  const refused = await findRefusal(eventStore.url);
  if (refused) throw new WrongConfiguration(startRefusalText(refused));
}

function tellReady(): void {
  // Otherwise written only at an orderly exit, which a killed process lacks.
  flushCompileCache();
  if (process.connected) process.send?.({ ready: true });
}
