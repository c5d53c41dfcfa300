import type { FastifyInstance } from 'fastify';
import { bearerOf } from '../identity/access.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { readHealth } from './health.ts';

/**
 * `GET /health`: 200 while everything that answers depend on is up, 503 otherwise. In production its parts are told to
 * admins alone.
 */
export function registerHealth(app: FastifyInstance, sources: Dependencies): void {
  const { settings, principals } = sources;
  app.get('/health', { config: { access: 'anyone' } }, async ({ headers }, reply) => {
    const { status, parts } = await readHealth(sources);
    const isForAll = settings.environment === 'development';
    const maySee = isForAll || (await bearerOf(principals, headers))?.kind === 'admin';
    return reply
      .code(status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, parts: maySee ? parts : {} });
  });
}
