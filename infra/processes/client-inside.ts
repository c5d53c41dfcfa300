import { v7 as newId } from 'uuid';
import { createClient, type Client } from '#domain/core/client.ts';
import type { Api } from '#services/composition.ts';

/** The clients' call function for an API of this process, without a network. */
export function clientInside(app: Api['app'], token: () => string | undefined, visitorId: string): Client {
  return createClient({
    baseUrl: '',
    newId,
    token,
    visitorId: () => visitorId,
    async fetch(url, { method, headers: given, body }) {
      const encoded = body instanceof FormData ? new Response(body) : undefined;
      const bytes = encoded ?? (body instanceof Blob ? body : undefined);
      const payload = bytes ? Buffer.from(await bytes.arrayBuffer()) : (body as string | undefined);
      const type = encoded?.headers.get('content-type');
      const response = await app.inject({
        method: method as 'GET',
        url,
        headers: { ...given, ...(type && { 'content-type': type }) },
        ...(payload !== undefined && { payload }),
      });
      return {
        status: response.statusCode,
        headers: { get: (name) => textOf(response.headers[name.toLowerCase()]) },
        text: async () => response.payload,
      };
    },
  });
}

function textOf(value: string | number | readonly string[] | undefined): string | null {
  return value === undefined ? null : String(value);
}
