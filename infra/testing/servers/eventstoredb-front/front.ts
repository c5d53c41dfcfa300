import { once } from 'node:events';
import http2, { type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { Certificates } from './certificates.ts';

/** EventStoreDB's answers for an unknown user or a forbidden call. */
const refusals = {
  unauthenticated: { 'grpc-status': '16', 'grpc-message': 'Unauthenticated' },
  /** The real server sends no message. */
  denied: { 'grpc-status': '7', 'grpc-message': '' },
} as const;

export interface FrontOptions {
  /** The port of a server without TLS. */
  readonly target: number;
  readonly certificates: Certificates;
  readonly user: string;
  readonly password: string;
}

export interface EventStoreDbFront extends AsyncDisposable {
  readonly port: number;
  changePassword(password: string): void;
  /** Denies the user all calls from now on. */
  denyAll(): void;
}

/** A front for the double that requires TLS, a user and a password, like a secured EventStoreDB. */
export async function startEventStoreDbFront(options: FrontOptions): Promise<EventStoreDbFront> {
  const { cert, key } = options.certificates;
  let { password } = options;
  let isDenied = false;
  const open = new Set<{ destroy(): void }>();
  let connected: http2.ClientHttp2Session | undefined;
  /** The server behind it may be killed and restarted. */
  const upstream = () => {
    if (connected === undefined || connected.closed || connected.destroyed) {
      connected = http2.connect(`http://127.0.0.1:${options.target}`);
      connected.on('error', () => undefined);
    }
    return connected;
  };
  const server = http2.createSecureServer({ cert, key, allowHTTP1: false });
  server.on('session', (session) => {
    open.add(session);
    session.on('close', () => open.delete(session));
    session.on('error', () => undefined);
  });
  server.on('tlsClientError', () => undefined);
  server.on('stream', (stream, headers) => {
    stream.on('error', () => undefined);
    const expected = `Basic ${Buffer.from(`${options.user}:${password}`).toString('base64')}`;
    // The server's features are public.
    const isPublic = headers[':path']?.includes('ServerFeatures') ?? false;
    if (isPublic) handOn(stream, headers, upstream());
    else if (headers.authorization !== expected) refuse(stream, refusals.unauthenticated);
    else if (isDenied) refuse(stream, refusals.denied);
    else handOn(stream, headers, upstream());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    changePassword: (changed) => void (password = changed),
    denyAll: () => void (isDenied = true),
    async [Symbol.asyncDispose]() {
      for (const session of open) session.destroy();
      connected?.destroy();
      server.close();
    },
  };
}

function refuse(stream: ServerHttp2Stream, status: Readonly<Record<string, string>>): void {
  stream.respond(
    { ':status': 200, 'content-type': 'application/grpc+proto', ...status },
    { endStream: true },
  );
  stream.resume();
}

function handOn(
  stream: ServerHttp2Stream,
  headers: IncomingHttpHeaders,
  upstream: http2.ClientHttp2Session,
): void {
  const asked = Object.fromEntries(
    Object.entries(headers).filter(([name]) => name !== ':authority' && name !== ':scheme'),
  );
  const call = upstream.request(asked);
  let trailers: IncomingHttpHeaders = {};
  call.on('error', () => stream.destroy());
  call.on('trailers', (received) => void (trailers = received));
  call.on('response', (answered, flags) => {
    const isWhole = (flags & http2.constants.NGHTTP2_FLAG_END_STREAM) !== 0;
    if (stream.destroyed) return;
    stream.respond(answered, isWhole ? { endStream: true } : { waitForTrailers: true });
    if (!isWhole) call.pipe(stream);
  });
  stream.on('wantTrailers', () => stream.sendTrailers(trailers));
  stream.on('close', () => call.close(http2.constants.NGHTTP2_CANCEL));
  stream.pipe(call);
}
