import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import pino from 'pino';
import { z } from 'zod';
import { openTracing, type Tracing } from '#services/tracing/open-tracing.ts';

const attributeSchema = z.object({
  key: z.string(),
  value: z.union([
    z.object({ stringValue: z.string() }).transform(({ stringValue }) => stringValue),
    z.object({ intValue: z.number() }).transform(({ intValue }) => intValue),
    z.object({ boolValue: z.boolean() }).transform(({ boolValue }) => boolValue),
    z
      .object({ arrayValue: z.object({ values: z.array(z.object({ stringValue: z.string() })) }) })
      .transform(({ arrayValue }) => arrayValue.values.map(({ stringValue }) => stringValue).join(',')),
  ]),
});
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  status: z.object({ code: z.number() }),
  startTimeUnixNano: z.string(),
  endTimeUnixNano: z.string(),
  attributes: z
    .array(attributeSchema)
    .transform((list) => Object.fromEntries(list.map(({ key, value }) => [key, value]))),
});
/** A span from OTLP's JSON, with its attributes by name. */
export type ReceivedSpan = z.infer<typeof spanSchema>;
const requestSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attributeSchema) }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});

/** A collector that receives OTLP over HTTP in JSON and stores it. */
export interface SpanReceiver extends AsyncDisposable {
  /** Without `/v1/traces`, as in the setting. */
  readonly endpoint: string;
  readonly spans: readonly ReceivedSpan[];
  /** All received requests as raw text. */
  readonly text: () => string;
  readonly services: ReadonlySet<unknown>;
}

export async function startSpanReceiver(): Promise<SpanReceiver> {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const services = new Set<unknown>();
  const server = createServer((request, response) => {
    const take = async () => {
      const body = await json(request);
      bodies.push(JSON.stringify(body));
      if (request.url !== '/v1/traces') throw new Error(`${request.url} is no address for traces`);
      for (const { resource, scopeSpans } of requestSchema.parse(body).resourceSpans) {
        for (const { key, value } of resource.attributes) if (key === 'service.name') services.add(value);
        for (const scope of scopeSpans) spans.push(...scope.spans);
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    };
    take().catch((error: unknown) => response.writeHead(400).end(String(error)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    text: () => bodies.join('\n'),
    services,
    async [Symbol.asyncDispose]() {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Exports spans to a receiver; disposal flushes them. Stores the exporter's errors. */
export async function openTestTracing(
  receiver: SpanReceiver,
): Promise<Tracing & { readonly warnings: readonly string[] }> {
  const warnings: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void warnings.push(line) });
  const tracing = await openTracing({ service: 'ninety-test', endpoint: receiver.endpoint, log });
  return { ...tracing, warnings };
}
