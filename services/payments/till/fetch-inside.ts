import type { FastifyInstance } from 'fastify';

/** Calls an application of this process without a network. */
export function fetchInside(app: () => FastifyInstance | undefined): typeof fetch {
  return async (target, init = {}) => {
    const url = target instanceof Request ? target.url : target.toString();
    const asked = app();
    if (!asked) throw new TypeError('the application does not run yet');
    const { statusCode, headers, rawPayload } = await asked.inject({
      method: (init.method ?? 'GET') as 'GET',
      url,
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' && { payload: init.body }),
    });
    const told = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    return new Response(Uint8Array.from(rawPayload), {
      status: statusCode,
      headers: Object.fromEntries(told) as Record<string, string>,
    });
  };
}
