import { collectDefaultMetrics, Registry } from 'prom-client';

/** Prometheus metrics of one process, including Node's (memory, event loop, garbage collection). */
export function createRegistry(process: string): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ process });
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** Seconds, from a cached answer to the longest client time-out. */
export const durationBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
