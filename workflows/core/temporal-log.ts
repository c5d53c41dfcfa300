import { DefaultLogger, Runtime, type Logger as TemporalLogger } from '@temporalio/worker';
import type { Logger } from 'pino';

/** Temporal's log entries in ours; what it calls information is detail to us. */
export function temporalLogger(log: Logger): TemporalLogger {
  return new DefaultLogger('INFO', ({ level, message, meta }) => {
    const write = level === 'ERROR' ? 'error' : level === 'WARN' ? 'warn' : 'debug';
    log[write]({ ...meta }, message);
  });
}

let isInstalled = false;

/** Sets up the process's one Temporal runtime, at the first call: our log, and our handling of signals. */
export function installTemporalRuntime(log: Logger): void {
  if (isInstalled) return;
  isInstalled = true;
  Runtime.install({ logger: temporalLogger(log), shutdownSignals: [] });
}
