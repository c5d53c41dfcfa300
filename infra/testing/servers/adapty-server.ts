import { startTestServer, type TestServer } from '../sign-in/test-server.ts';

/** A profile in the format of Adapty's API. */
export interface AdaptyProfile {
  readonly profile_id: string;
  readonly customer_user_id: string | null;
  readonly access_levels: readonly object[];
}

export interface AdaptyServer extends TestServer {
  readonly secretKey: string;
  /** By their `profile_id`. */
  readonly profiles: Map<string, AdaptyProfile>;
  /** Makes the server answer with errors until it is reset. */
  fault: 'none' | 'status 500' | 'odd JSON';
}

/** Implements the parts of Adapty's Server-side API, version 2, that we use. */
export async function startAdaptyServer(): Promise<AdaptyServer> {
  const secretKey = 'secret_test_1234567890';
  const profiles = new Map<string, AdaptyProfile>();
  const state: { fault: AdaptyServer['fault'] } = { fault: 'none' };
  const failure = (status: number, code: string) =>
    Response.json({ errors: [], error_code: code, status_code: status }, { status });
  const server = await startTestServer(async ({ url, method, headers }) => {
    if (state.fault === 'status 500') return failure(500, 'internal_error');
    if (state.fault === 'odd JSON') return Response.json({ data: { profile_id: 7 } });
    if (headers.get('authorization') !== `Api-Key ${secretKey}`) return failure(401, 'not_authenticated');
    if (method !== 'GET' || url.pathname !== '/api/v2/server-side-api/profile/')
      return failure(404, 'not_found');
    const profile = profiles.get(headers.get('adapty-profile-id') ?? '');
    if (!profile) return failure(404, 'profile_does_not_exist');
    return Response.json({ data: { ...profile, total_revenue_usd: 9.99, custom_attributes: [] } });
  });
  return {
    url: server.url,
    secretKey,
    profiles,
    get fault() {
      return state.fault;
    },
    set fault(fault) {
      state.fault = fault;
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
