import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface Asked {
  readonly url: URL;
  readonly method: string;
  readonly headers: Headers;
  readonly form: URLSearchParams;
}

export interface TestServer extends AsyncDisposable {
  /** `http://127.0.0.1:<port>`. */
  readonly url: string;
}

/** A server on a free port of this machine. */
export async function startTestServer(answer: (asked: Asked) => Promise<Response>): Promise<TestServer> {
  const server = createServer((request, reply) => {
    void send(request, reply);
  });
  let url = '';
  async function send(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const response = await respond(request).catch(
      () => new Response('a defect of the test', { status: 500 }),
    );
    reply.writeHead(response.status, Object.fromEntries(response.headers));
    reply.end(Buffer.from(await response.arrayBuffer()));
  }
  async function respond(request: IncomingMessage): Promise<Response> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
    return answer({
      url: new URL(request.url ?? '/', url),
      method: request.method ?? 'GET',
      headers: new Headers(request.headers as Record<string, string>),
      form: new URLSearchParams(Buffer.concat(chunks).toString('utf8')),
    });
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
