import reference from '@scalar/fastify-api-reference';
import { randomBytes } from 'node:crypto';
import type { AnyCall } from '#domain/core/contract.ts';
import type { FastifyInstance } from 'fastify';
import { openApiOf } from './openapi.ts';
import { summaryOf } from './summaries.ts';

export async function registerReference(app: FastifyInstance, calls: readonly AnyCall[]): Promise<void> {
  let kept: string | undefined;
  // Built lazily: it takes longer than the rest of the start.
  const document = () => (kept ??= JSON.stringify(openApiOf(calls, summaryOf)));
  // Replaced in each response.
  const placeholder = 'nonce-of-this-answer';
  const policyOf = (nonce: string) =>
    [
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
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(document()),
  );
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'anyone' };
    });
    scope.addHook('onSend', async (_request, reply, payload) => {
      const nonce = randomBytes(16).toString('base64');
      reply.header('content-security-policy', policyOf(nonce));
      const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
      return isPage && typeof payload === 'string' ? payload.replaceAll(placeholder, nonce) : payload;
    });
    await scope.register(reference, {
      routePrefix: '/api/docs',
      configuration: {
        url: '/openapi.json',
        pageTitle: 'Ninety: API reference',
        nonce: placeholder,
        withDefaultFonts: false,
        telemetry: false,
        hideClientButton: true,
        hideTestRequestButton: true,
      },
    });
  });
}
