import type { FastifyInstance } from 'fastify';
import { bearerOf } from '../identity/access.ts';
import type { Dependencies } from '../dependencies.ts';
import { readHealth } from './health.ts';
import { createSeededCheck } from './seeded.ts';

export function registerHealth(app: FastifyInstance, sources: Dependencies): void {
  const { settings, principals } = sources;
  const files = { check: atMostEvery(10_000, () => sources.files.check()) };
  const isSeeded = createSeededCheck(sources);
  app.get('/health', { config: { access: 'anyone' } }, async ({ headers }, reply) => {
    const { status, parts } = await readHealth({ ...sources, files, isSeeded });
    const isForAll = settings.environment === 'development';
    const maySee = isForAll || (await bearerOf(principals, headers))?.kind === 'admin';
    return (
      reply
        // A degraded system still answers: taking it out of service would make it worse.
        .code(status === 'ok' || status === 'degraded' ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status, parts: maySee ? parts : {} })
    );
  });
}

/** Caches the outcome: health is public, and a check of files may cost money. */
function atMostEvery(ms: number, look: () => Promise<void>): () => Promise<void> {
  let last: { readonly at: number; readonly outcome: Promise<void> } | undefined;
  return () => {
    const now = performance.now();
    if (!last || now - last.at >= ms) last = { at: now, outcome: look() };
    return last.outcome;
  };
}
