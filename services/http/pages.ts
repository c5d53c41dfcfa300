import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { constants } from 'node:zlib';
import { dayMs } from '#domain/core/durations.ts';
import { checkoutPath, isServerPath } from '#domain/core/site-paths.ts';
import { brotliOf, takesBrotli } from './brotli.ts';
import { createPlaces } from './place.ts';
import { insertIntoClient } from './insert-into-client.ts';
import type { ServiceSettings } from '../dependencies.ts';
import type { PageParts } from '#domain/content/site-page.ts';
import type { PublicSite } from '../content/site/public-site.ts';

export interface Pages {
  readonly student: string;
  readonly admin: string;
  /** Allows Stripe's script on the checkout. */
  readonly paysByStripe?: boolean;
}

/** A client page that the server fills in for link previews and readers without scripts. */
export interface PagePreview {
  readonly path: string;
  /** undefined for unknown content. */
  partsOf(id: string): Promise<PageParts | undefined>;
}

/** By Stripe's own list: docs.stripe.com/security/guide. */
const stripeHosts = {
  script: ' https://js.stripe.com https://*.js.stripe.com',
  connect: ' https://api.stripe.com',
  frame: "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
} as const;

/** Both clients serve their own scripts; Mantine and react-admin inject styles. @param withStripe allows Stripe's hosts */
const contentSecurity = (withStripe: boolean): string =>
  [
    "default-src 'self'",
    `script-src 'self'${withStripe ? stripeHosts.script : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    `connect-src 'self'${withStripe ? stripeHosts.connect : ''}`,
    ...(withStripe ? [stripeHosts.frame] : []),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');

const yearMs = 365 * dayMs;

/** Serves both clients, with their first page for client-side routes. */
export async function servePages(
  app: FastifyInstance,
  pages: Pages,
  previews: readonly PagePreview[] = [],
  publicSite?: PublicSite,
  settings: Pick<ServiceSettings, 'countryHeader' | 'trustedProxies'> = {},
): Promise<void> {
  const placeOf = createPlaces(settings);
  const [closed, open] = [contentSecurity(false), contentSecurity(pages.paysByStripe ?? false)];
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'anyone' };
    });
    await scope.register(helmet, {
      // Set below, because helmet writes past the reply's headers.
      contentSecurityPolicy: false,
      // The proxy that ends TLS decides whether to promise it.
      strictTransportSecurity: false,
      crossOriginOpenerPolicy: { policy: 'same-origin' },
    });
    scope.addHook('onRequest', async (request, reply) => {
      const isCheckout = pathOf(request) === checkoutPath;
      reply.header('content-security-policy', isCheckout ? open : closed);
    });
    await scope.register(compress, {
      // A compressed request could expand without limit.
      globalDecompression: false,
      encodings: ['br', 'gzip'],
      threshold: 1024,
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    });
    await scope.register(serveStatic, { serve: false, dotfiles: 'ignore', root: pages.student });

    for (const preview of previews)
      // Preview bots do not send `Accept: text/html`.
      scope.get(preview.path, (request, reply) => servePreviewed(pages.student, preview, request, reply));
    scope.get('/admin', (_request, reply) => reply.redirect('/admin/', 308));
    scope.get('/admin/*', (request, reply) => serve(pages.admin, request, reply));
    scope.get('/*', async (request, reply) => {
      const pathname = pathOf(request);
      if (isServerPath(pathname) || isHidden(pathname)) return reply.callNotFound();
      const answer = await publicSite?.answer(pathname, placeOf(request.headers));
      return answer ? sendAnswer(answer, request, reply) : serve(pages.student, request, reply);
    });
  });
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';

async function sendAnswer(
  answer: NonNullable<Awaited<ReturnType<PublicSite['answer']>>>,
  { headers }: FastifyRequest,
  reply: FastifyReply,
) {
  if ('movedTo' in answer) return reply.redirect(answer.movedTo, 301);
  const { status, type, body, etag, isOfPlace } = answer;
  const who = isOfPlace ? 'private' : 'public';
  reply.headers({ 'cache-control': `${who}, max-age=0, must-revalidate`, etag });
  if (status === 200 && headers['if-none-match'] === etag) return reply.code(304).send();
  reply.code(status).type(type);
  const compressed = takesBrotli(headers['accept-encoding']) ? await brotliOf(answer) : undefined;
  if (!compressed) return reply.send(body);
  return reply.headers({ 'content-encoding': 'br', vary: 'accept-encoding' }).send(compressed);
}

async function servePreviewed(
  folder: string,
  preview: PagePreview,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { id } = request.params as { id: string };
  // A page without its preview is better than an error.
  const parts = await preview.partsOf(id).catch((error: unknown) => {
    request.log.warn({ err: error }, 'serving a page without its preview');
    return undefined;
  });
  const page = await readFile(path.join(folder, 'index.html'), 'utf8');
  if (isScorecard(request.url.slice(1))) reply.header('x-robots-tag', 'noindex');
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'private, max-age=0')
    .send(parts ? insertIntoClient(page, parts) : page);
}

function serve(folder: string, request: FastifyRequest, reply: FastifyReply) {
  const file = (request.params as { '*': string })['*'];
  const extension = path.posix.extname(file);
  const asksForPage = file === '' || (request.headers.accept ?? '').includes('text/html');
  if (isHidden(file)) return reply.callNotFound();
  if (extension === '' && asksForPage) {
    // Shared scorecards are not for search engines.
    if (isScorecard(file)) reply.header('x-robots-tag', 'noindex');
    return reply.sendFile('index.html', folder, { maxAge: 0, cacheControl: true });
  }
  // Vite puts a content hash into asset names.
  const isHashed = file.startsWith('assets/');
  return reply.sendFile(file, folder, isHashed ? { maxAge: yearMs, immutable: true } : { maxAge: 0 });
}

/** A name with a leading dot is hidden, or leads out of the folder. */
const isHidden = (file: string) => file.split(/[\\/]/).some((part) => part.startsWith('.'));
const isScorecard = (file: string) => /^mock-test\/scorecard(\/|$)/i.test(file);
