import { context, diag, DiagLogLevel, propagation, trace, type Tracer } from '@opentelemetry/api';
import type { Logger } from 'pino';
import { setTimeout as pause } from 'node:timers/promises';

/** Exports spans to a collector until disposed; pending ones are sent first. */
export interface Tracing extends AsyncDisposable {
  readonly tracer: Tracer;
}

export interface TracingOptions {
  readonly service: string;
  /** Without `/v1/traces`, as in `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly endpoint: string;
  readonly log: Pick<Logger, 'warn'>;
}

/** An unavailable collector must not delay the end of a process. */
const flushMs = 2_000;

/** Loads OpenTelemetry's SDK, which is slow and large, only if traces are enabled. Configured by `OTEL_` variables. */
export async function openTracing({ service, endpoint, log }: TracingOptions): Promise<Tracing> {
  const [sdk, { AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }, resources, otlp] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/exporter-trace-otlp-http'),
    ]);
  const warn = (message: string) => log.warn({ reason: message }, 'tracing');
  diag.setLogger(
    { error: warn, warn, info: () => undefined, debug: () => undefined, verbose: () => undefined },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const exporter = new otlp.OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new sdk.BasicTracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return {
    tracer: provider.getTracer('ninety'),
    async [Symbol.asyncDispose]() {
      const patience = new AbortController();
      const flushed = provider.shutdown().catch(() => undefined);
      await Promise.race([
        flushed,
        pause(flushMs, undefined, { signal: patience.signal }).catch(() => undefined),
      ]);
      patience.abort();
      for (const api of [trace, propagation, context, diag]) api.disable();
    },
  };
}
