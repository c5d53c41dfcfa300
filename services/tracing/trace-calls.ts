import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Tracer,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A span for each call within its `traceparent`: call, kind of user, rejection; no ids, addresses or content. Add it before any route. */
export function traceCalls(app: FastifyInstance, tracer: Tracer): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { config, url } = request.routeOptions;
    if (config?.call !== undefined) {
      const parent = propagation.extract(ROOT_CONTEXT, request.headers);
      const attributes = { 'http.request.method': request.method, 'http.route': url };
      const span = tracer.startSpan(config.call, { kind: SpanKind.SERVER, attributes }, parent);
      contexts.set(request, trace.setSpan(parent, span));
    }
    done();
  });
  // Last before the handler, because reading the body loses the context.
  app.addHook('preHandler', (request, _reply, done) => {
    const own = contexts.get(request);
    if (own) context.with(own, () => done());
    else done();
  });
  const end = (request: FastifyRequest, status: number | undefined) => {
    const own = contexts.get(request);
    const span = own && trace.getSpan(own);
    if (!span) return;
    contexts.delete(request);
    span.setAttribute('ninety.user.kind', request.principal?.kind ?? 'anonymous');
    if (request.refusedFor !== undefined) span.setAttribute('ninety.rejection', request.refusedFor);
    if (status === undefined) span.setAttribute('ninety.aborted', true);
    else span.setAttribute('http.response.status_code', status);
    if (status !== undefined && status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
  app.addHook('onResponse', (request, reply, done) => {
    end(request, reply.statusCode);
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    end(request, undefined);
    done();
  });
}
