import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import { durationBuckets } from './registry.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: string;
  }
}

/** Counts answers and durations by call and status, others by route pattern, never by address. Add it before any route. */
export function measureCalls(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'ninety_call_duration_seconds',
    help: 'Time from request to response',
    labelNames: ['call', 'status'],
    buckets: durationBuckets,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { config, url = 'none' } = request.routeOptions;
    durations.observe({ call: config?.call ?? url, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}
