import { errorBodySchema, headers, refusalsOf, type AnyCall, type Bytes } from '#domain/core/contract.ts';
import { limitInWords, limitOf, rateLimits } from '#domain/core/rate-limits.ts';
import { z } from 'zod';
import { statusOf } from '#domain/rejections.ts';
import { headerFormats } from './header-formats.ts';

type Json = Readonly<Record<string, unknown>>;

const accessTexts = {
  anyone: 'Anyone may call it.',
  person: 'For visitors, who send an id of their own in `Ninety-Visitor`, and for users.',
  student: 'For users who are logged in.',
  admin: 'For admins.',
} as const;

/** The OpenAPI 3.1 document of calls, from their contracts and summaries. */
export function openApiOf(calls: readonly AnyCall[], summaryOf: (call: AnyCall) => string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: { ...operation(call), summary: summaryOf(call) },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ninety',
      version: '1',
      description:
        'Every command may carry an `Idempotency-Key`: the same command sent again gives the first answer and ' +
        'happens once. Every failure has the same body, with a code and what is wrong with each field.',
    },
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBodySchema, 'output') },
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operation(call: AnyCall): Json {
  const input = jsonSchema(call.input, 'input');
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const properties = (input['properties'] ?? {}) as Record<string, Json>;
  const required = (input['required'] ?? []) as readonly string[];
  const rest = Object.entries(properties).filter(([name]) => !names.includes(name));
  const query = call.method === 'POST' && !call.upload ? [] : rest.map(([name]) => name);
  const fields = [...names.map((name) => [name, 'path']), ...query.map((name) => [name, 'query'])] as const;
  return {
    operationId: call.name,
    description: `${accessTexts[call.access]} At most ${limitInWords(rateLimits[limitOf(call)])}.`,
    tags: [call.path.split('/')[2] ?? 'other'],
    ...(call.access === 'anyone'
      ? {}
      : { security: [{ token: [] }, ...(call.access === 'person' ? [{}] : [])] }),
    parameters: [
      ...fields.map(([name, place]) => ({
        name,
        in: place,
        required: place === 'path' || required.includes(name ?? ''),
        schema: properties[name ?? ''] ?? { type: 'string' },
      })),
      ...headersOf(call),
    ],
    ...(call.method === 'POST' && {
      requestBody: call.upload
        ? { required: true, content: call.upload.isForm ? formOf(call.upload) : bytesOf(call.upload) }
        : {
            required: required.length > 0,
            content: {
              'application/json': {
                schema: {
                  ...input,
                  ...(names.length > 0 && {
                    properties: Object.fromEntries(rest),
                    required: required.filter((name) => !names.includes(name)),
                  }),
                },
              },
            },
          },
    }),
    responses: { ...successes(call), ...failures(call) },
  };
}

function bytesOf({ mediaTypes }: Bytes): Json {
  return Object.fromEntries(
    mediaTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
  );
}

function formOf({ mediaTypes }: Bytes): Json {
  const file = { type: 'string', format: 'binary', contentMediaType: mediaTypes.join(', ') };
  return { 'multipart/form-data': { schema: { type: 'object', properties: { file }, required: ['file'] } } };
}

const textOf = ({ source }: RegExp): Json => ({ type: 'string', pattern: source });

function headersOf({ method, effect, access, upload, download }: AnyCall): Json[] {
  const header = (name: string, description: string, schema: Json = { type: 'string' }) => ({
    name,
    in: 'header',
    description,
    required: false,
    schema,
  });
  const uuid = { ...textOf(headerFormats.uuid), format: 'uuid' };
  return [
    ...(access === 'anyone' || access === 'person'
      ? [header(headers.visitor, "The id that a visitor's client made for itself.", uuid)]
      : []),
    ...(effect === 'command'
      ? [
          header(headers.idempotencyKey, "The command's id, made by its sender.", uuid),
          header(
            headers.ifMatch,
            'Refuse unless this is still the revision, as `ETag` gave it.',
            textOf(headerFormats.ifMatch),
          ),
        ]
      : []),
    ...(effect === 'query' && !download
      ? [
          header(
            headers.after,
            'Wait, briefly, until this position has been seen.',
            textOf(headerFormats.position),
          ),
        ]
      : []),
    ...(upload && !upload.isForm
      ? [header(headers.contentDigest, `The digest of the body, of ${upload.maximumBytes} bytes at most.`)]
      : []),
    ...(download && method === 'GET' ? [header('Range', 'The part that is wanted: RFC 9110.')] : []),
  ];
}

function successes({ method, outputs, effect, isPaged, download }: AnyCall): Json {
  if (download) {
    const content = bytesOf(download);
    if (method === 'POST') return { 200: { description: 'The content, streamed', content } };
    return {
      200: { description: 'The whole file', content },
      206: { description: 'The requested range', content },
      304: { description: 'Not modified' },
      416: { description: 'invalid_input: the file is shorter' },
    };
  }
  const header = (description: string, schema: Json = { type: 'string' }) => ({ description, schema });
  const told = {
    ...(effect === 'command' && {
      [headers.position]: header('Where the command landed.', textOf(headerFormats.position)),
      [headers.etag]: header("The stream's revision.", textOf(headerFormats.revision)),
    }),
    ...(isPaged && { [headers.contentRange]: header('The rows of this page, and how many there are.') }),
  };
  return Object.fromEntries(
    Object.entries(outputs).map(([status, schema]) => [
      status,
      {
        description: 'Success',
        ...(Object.keys(told).length > 0 && { headers: told }),
        content: { 'application/json': { schema: jsonSchema(schema, 'output') } },
      },
    ]),
  );
}

function failures(call: AnyCall): Json {
  const byStatus = Map.groupBy(refusalsOf(call), statusOf);
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return Object.fromEntries([
    ...[...byStatus].map(([status, of]) => [status, { description: of.join(', '), content }] as const),
    [415, { description: 'invalid_input: the body is of another kind', content }],
    [500, { description: 'internal: the server failed', content }],
    [503, { description: 'internal: try again in a moment', content }],
  ]);
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  // Rules that JSON schema cannot express leave the type.
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
