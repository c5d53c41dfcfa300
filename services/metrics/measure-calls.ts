import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import { durationBuckets } from './registry.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call's name, where the route is a call's. */
    call?: string;
  }
}

/**
 * Counts answers and how long they took, by call and status. Add it before any route. What is no call goes by the
 * pattern of its route, never by the address that was asked for: of those there is no end.
 */
export function measureCalls(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'ninety_call_duration_seconds',
    help: 'From the request until its answer was sent',
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
