import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BadDigest, contentOf } from './body.ts';
import { listing } from './listing.ts';
import { refusedFor, type AccessKeys } from './signature.ts';
import type { StoredObject } from './stored-object.ts';

export interface S3Server extends AsyncDisposable {
  readonly endpoint: string;
  readonly bucket: string;
  readonly keys: AccessKeys;
  /** The stored objects by key; tests may change them. */
  readonly objects: Map<string, StoredObject>;
  /** The method and key of each request, in order. */
  readonly requests: string[];
  /** The failures of the next requests, one each; `cut` closes the connection in the middle of the answer. */
  readonly faults: (number | 'cut')[];
  /** A matching request never gets an answer. */
  keepsWaiting: (request: string) => boolean;
}

const statuses = {
  AccessDenied: 403,
  InvalidAccessKeyId: 403,
  SignatureDoesNotMatch: 403,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  PreconditionFailed: 412,
  InvalidRange: 416,
  BadDigest: 400,
  NotImplemented: 501,
} as const;
type ErrorCode = keyof typeof statuses;

/**
 * A server in this process that implements the parts of S3's protocol that our adapter uses, and makes the checks of a
 * real one: the signature of each request, the hash and checksum of the body, and `If-None-Match`.
 */
export async function startS3Server({ pageSize = 1_000, ignoresConditions = false } = {}): Promise<S3Server> {
  const bucket = 'ninety-files';
  const keys = { id: 'AKIDNINETY', secret: 'a+secret/key=of-the-tests' };
  const objects = new Map<string, StoredObject>();
  const requests: string[] = [];
  const faults: (number | 'cut')[] = [];
  const told: Pick<S3Server, 'keepsWaiting'> = { keepsWaiting: () => false };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refused = refusedFor(request, keys);
    if (refused) return fail(response, refused);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const [, name, ...rest] = decodeURIComponent(pathname).split('/');
    const key = rest.join('/');
    const what = `${request.method} ${key}`;
    requests.push(what);
    if (told.keepsWaiting(what)) return;
    const fault = faults.shift();
    if (fault === 'cut') return void request.socket.destroy();
    if (fault !== undefined) return void response.writeHead(fault).end();
    if (name !== bucket) return fail(response, 'NoSuchBucket');
    if (request.method === 'PUT') return put(request, response, key);
    if (request.method === 'DELETE') return remove(response, key);
    if (key === '' && request.method === 'GET')
      return xml(response, 200, listing(objects, searchParams, pageSize));
    return get(request, response, key);
  }

  async function put(request: IncomingMessage, response: ServerResponse, key: string): Promise<void> {
    const source = request.headers['x-amz-copy-source'];
    const from =
      typeof source === 'string' ? decodeURIComponent(source).split('/').slice(1).join('/') : undefined;
    const content = from === undefined ? await contentOf(request) : objects.get(from)?.content;
    if (!content) return fail(response, 'NoSuchKey');
    if (request.headers['if-none-match'] === '*' && objects.has(key) && !ignoresConditions)
      return fail(response, 'PreconditionFailed');
    objects.set(key, { content, changedMs: Date.now() });
    const etag = etagOf(content);
    if (from === undefined) return void response.writeHead(200, { etag }).end();
    return xml(response, 200, `<CopyObjectResult><ETag>${etag}</ETag></CopyObjectResult>`);
  }

  function remove(response: ServerResponse, key: string): void {
    objects.delete(key);
    response.writeHead(204).end();
  }

  function get({ headers, method }: IncomingMessage, response: ServerResponse, key: string): void {
    const found = objects.get(key);
    if (!found) return method === 'HEAD' ? void response.writeHead(404).end() : fail(response, 'NoSuchKey');
    const { content, changedMs } = found;
    const [, from = '0', to = String(content.length)] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
    if (Number(from) >= content.length) return fail(response, 'InvalidRange');
    const part = content.subarray(Number(from), Number(to) + 1);
    const end = Number(from) + part.length - 1;
    response.writeHead(headers.range === undefined ? 200 : 206, {
      etag: etagOf(content),
      'last-modified': new Date(changedMs).toUTCString(),
      'content-length': part.length,
      ...(headers.range !== undefined && { 'content-range': `bytes ${from}-${end}/${content.length}` }),
    });
    response.end(method === 'HEAD' ? undefined : part);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent || response.destroyed) response.destroy();
      else fail(response, error instanceof BadDigest ? 'BadDigest' : 'NotImplemented');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(told, {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket,
    keys,
    objects,
    requests,
    faults,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  });
}

const etagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;

function xml(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`);
}

function fail(response: ServerResponse, code: ErrorCode): void {
  xml(response, statuses[code], `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
