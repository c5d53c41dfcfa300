import autocannon from 'autocannon';
import { randomUUID } from 'node:crypto';

export interface Load {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly seconds: number;
}

export const connections = 32;

/**
 * Requests per second with status 200, over 32 connections; each request has a unique `Idempotency-Key`.
 * @throws Error if any request failed or was refused, because the rate would be meaningless
 */
export async function requestsPerSecond({ url, headers, body, seconds }: Load): Promise<number> {
  const text = JSON.stringify(body);
  const sent = { 'content-type': 'application/json', ...headers };
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => ({
          ...request,
          headers: { ...sent, 'idempotency-key': randomUUID() },
          body: text,
        }),
      },
    ],
  });
  const failed = result.errors + result.non2xx;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests to ${url} failed`);
  return result['2xx'] / result.duration;
}
