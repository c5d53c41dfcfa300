import {
  DefaultLogger,
  makeTelemetryFilterString,
  Runtime,
  type Logger as TemporalLogger,
} from '@temporalio/worker';
import type { Logger } from 'pino';

export function temporalLogger(log: Logger): TemporalLogger {
  return new DefaultLogger('INFO', ({ level, message, meta }) => {
    const write = level === 'ERROR' ? 'error' : level === 'WARN' ? 'warn' : 'debug';
    log[write]({ ...meta }, message);
  });
}

let isInstalled = false;

/** Installs the only Temporal runtime with our log and signals. Its native warnings about polls are replaced by ours. */
export function installTemporalRuntime(log: Logger): void {
  if (isInstalled) return;
  isInstalled = true;
  Runtime.install({
    logger: temporalLogger(log),
    shutdownSignals: [],
    telemetryOptions: {
      logging: { forward: {}, filter: makeTelemetryFilterString({ core: 'ERROR', other: 'ERROR' }) },
    },
  });
}
