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
  /** Aborted when the process is to end: finish what is in hand and settle. */
  readonly signal: AbortSignal;
  /** Figures of this process, where they are asked for. */
  readonly metrics: Registry | undefined;
  /** Makes spans, where they are asked for. */
  readonly tracer: Tracer | undefined;
  /** Tells the launcher that the process does its work. */
  readonly ready: () => void;
}

/** In the order of their ports for figures. */
const processNames = ['api', 'projections', 'workflows'] as const;

/** The launcher's patience is 12 seconds; a process that hangs ends itself before. */
const drainMs = 10_000;

/**
 * Keeps the contract between a process of Ninety and its launcher: the configuration is the environment, the log goes
 * to stdout, `{ready: true}` over the IPC channel, SIGTERM drains and ends with 0, and so does a closed channel, because
 * then the launcher is gone. What `work` throws ends the process with 1, for the launcher to start it again.
 */
export async function runProcess(
  name: (typeof processNames)[number],
  work: (dependencies: ProcessDependencies) => Promise<void>,
): Promise<never> {
  // Under `--watch` a worker thread would report its modules through the port that Temporal's workflows talk over.
  delete process.env['WATCH_REPORT_DEPENDENCIES'];
  // Written at once: a line that waits in a buffer is lost when the process is killed.
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
    await refuseToWaitInVain(config);
    const metrics = config.metrics && createRegistry(name);
    if (config.metrics && metrics) {
      const { host, port } = config.metrics;
      await serveMetrics(metrics, { host, port: port + processNames.indexOf(name) });
    }
    const endpoint = config.tracesEndpoint;
    // What has happened until the work ends, well or not, is told of before the process does.
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
 * The launcher has asked before its processes start; afterwards they stay up, so that health tells what is wrong.
 * @throws WrongConfiguration when the event store refuses a process that stands alone.
 */
async function refuseToWaitInVain({ eventStore }: Config): Promise<void> {
  if (eventStore.kind !== 'eventstoredb' || process.connected) return;
  const refused = await findRefusal(eventStore.url);
  if (refused) throw new WrongConfiguration(startRefusalText(refused));
}

function tellReady(): void {
  // It would be written at an orderly end alone, which a process that is killed has none of.
  flushCompileCache();
  if (process.connected) process.send?.({ ready: true });
}
