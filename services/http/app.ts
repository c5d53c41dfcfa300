import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
} from 'fastify';
import { enforceAccess } from '../identity/access.ts';
import type { Dependencies } from '../dependencies.ts';
import { allowedMethodsOf, type AllowedMethods } from './allowed-methods.ts';
import { refuseForeignHosts } from './hosts.ts';
import { securityHeaders } from './security-headers.ts';
import { limitBodies, longestRequestMs, patienceMs, type StartTimer } from './body-timer.ts';
import { addRoute, type DispatchDependencies } from './dispatch.ts';
import { refusal, Refused, TooManyRequests } from './errors.ts';
import { failureOf } from './failures.ts';
import { refuseUnreadable } from './raw-refusal.ts';
import { networkOf } from '../rate-limits/network.ts';
import { kindOfRefusal, userIdOf } from '../security/security-event.ts';
import type { Route } from './route.ts';

/** In bytes. */
export const bodyLimit = 256 * 1024;

type AppDependencies = DispatchDependencies & Pick<Dependencies, 'principals' | 'log'>;

/** The HTTP application: all routes behind one access check and one error handler. */
export async function buildApp(
  dependencies: AppDependencies,
  routes: readonly Route[],
  plugins: readonly ((app: FastifyInstance) => void | Promise<void>)[] = [],
  startTimer?: StartTimer,
): Promise<FastifyInstance> {
  const log: FastifyBaseLogger = dependencies.log;
  const trusted = dependencies.settings.trustedProxies ?? 0;
  const always = securityHeaders(dependencies.settings.publicUrl);
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    // One line per request would cost more than some requests.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    bodyLimit,
    trustProxy: trusted > 0 && ((_address: string, hop: number) => hop < trusted),
    http: { headersTimeout: patienceMs },
    requestTimeout: longestRequestMs,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    frameworkErrors(error, _request, reply) {
      const { status, body } = failureOf(error);
      // No hook has run, so nothing limits the wait for the body.
      const headers = { ...always, connection: 'close' };
      void (reply as FastifyReply).code(status).headers(headers).send(body);
    },
    clientErrorHandler: refuseUnreadable,
  });
  limitBodies(app, startTimer);
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('refusedFor');
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(always);
    done();
  });
  refuseForeignHosts(app, dependencies.settings.publicUrl);
  enforceAccess(app, dependencies.principals);
  app.addHook('preClose', async () => {
    // Connections that are busy now are idle after their answer, and would keep the server open.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
    app.server.once('close', () => clearInterval(sweep));
  });
  answerFailures(app, dependencies);
  answerUnknownAddresses(app);
  for (const plugin of plugins) await plugin(app);
  for (const route of routes) await addRoute(app, dependencies, route);
  await app.ready();
  return app;
}

function answerFailures(
  app: FastifyInstance,
  { log, securityLog }: Pick<AppDependencies, 'log' | 'securityLog'>,
): void {
  app.setErrorHandler((error, request, reply) => {
    const { status, body, retryAfterS } = failureOf(error);
    if (retryAfterS !== undefined) reply.header('retry-after', retryAfterS);
    if (status < 500) request.refusedFor = body.code;
    if (error instanceof Refused) {
      const kind = kindOfRefusal(error.code, request.headers.authorization !== undefined);
      const account = error instanceof TooManyRequests ? error.account : undefined;
      if (kind !== undefined) {
        const userId = userIdOf(request.principal);
        const network = networkOf(request.ip);
        const call = request.routeOptions.url ?? pathOf(request.url);
        securityLog.record({ kind, call, code: error.code, userId, account, network });
      }
    }
    if (status >= 500) {
      // Never log body and headers: they contain passwords and tokens.
      log.error({ err: error, method: request.method, url: pathOf(request.url), status }, 'call failed');
    }
    return reply.code(status).header('cache-control', 'no-store').send(body);
  });
}

function answerUnknownAddresses(app: FastifyInstance): void {
  let allowedMethods: AllowedMethods = () => [];
  app.addHook('onReady', async () => {
    allowedMethods = allowedMethodsOf(app.accessOfRoutes().keys());
  });
  app.setNotFoundHandler((request, reply) => {
    const allowed = allowedMethods(pathOf(request.url));
    const isThere = allowed.length > 0 && !allowed.includes(request.method);
    const { status, body } = isThere
      ? refusal('invalid_input', { method: `Use ${allowed.join(' or ')}.` }, 405)
      : refusal('not_found');
    if (isThere) reply.header('allow', allowed.join(', '));
    return reply.code(status).send(body);
  });
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}
