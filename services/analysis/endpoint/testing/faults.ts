import type { ServerResponse } from 'node:http';

export const faults = [
  'too many requests',
  'server error',
  'silence',
  'a body that never ends',
  'connection cut',
] as const;
export type Fault = (typeof faults)[number];

export const isFault = (how: string): how is Fault => (faults as readonly string[]).includes(how);

export function send(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

export function fail(response: ServerResponse, how: Fault): void {
  switch (how) {
    case 'too many requests':
      return send(response, { error: { message: 'Rate limit', type: 'rate_limit' } }, 429);
    case 'server error':
      return send(response, { error: { message: 'Overloaded' } }, 503);
    case 'silence':
      return;
    case 'a body that never ends':
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"id":');
      return;
    case 'connection cut':
      response.destroy();
  }
}
