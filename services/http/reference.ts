import reference from '@scalar/fastify-api-reference';
import { randomBytes } from 'node:crypto';
import type { AnyCall } from '#domain/core/contract.ts';
import type { FastifyInstance } from 'fastify';
import { openApiOf } from './openapi.ts';

/** `GET /openapi.json`, and the page at `/api/docs` that shows it; its script is served from here, offline too. */
export async function registerReference(app: FastifyInstance, calls: readonly AnyCall[]): Promise<void> {
  const document = JSON.stringify(openApiOf(calls));
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
  app.get('/openapi.json', { config: { access: 'anyone' } }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(document),
  );
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'anyone' };
    });
    scope.addHook('onSend', async (_request, reply) => {
      reply.headers({ 'content-security-policy': policy, 'x-content-type-options': 'nosniff' });
    });
    await scope.register(reference, {
      routePrefix: '/api/docs',
      configuration: {
        url: '/openapi.json',
        pageTitle: 'Ninety: API reference',
        nonce,
        withDefaultFonts: false,
        telemetry: false,
        hideClientButton: true,
        hideTestRequestButton: true,
      },
    });
  });
}
