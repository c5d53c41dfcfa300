import { collectDefaultMetrics, Registry } from 'prom-client';

/** The figures of one process, as Prometheus reads them: those of Node (memory, event loop, garbage) to begin with. */
export function createRegistry(process: string): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ process });
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** Seconds, from an answer out of memory to the longest wait of any client. */
export const durationBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
