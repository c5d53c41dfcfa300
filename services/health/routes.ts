import type { FastifyInstance } from 'fastify';
import { readHealth, type HealthSources } from './health.ts';

/** `GET /health`: 200 while everything that answers depend on is up, 503 otherwise. */
export function registerHealth(app: FastifyInstance, sources: HealthSources): void {
  app.get('/health', { config: { access: 'anyone' } }, async (_request, reply) => {
    const health = await readHealth(sources);
    return reply
      .code(health.status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(health);
  });
}
