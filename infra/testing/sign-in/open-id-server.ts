import { randomUUID } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT, type JWK, type JWTPayload } from 'jose';
import { calculatePKCECodeChallenge } from 'openid-client';
import { startTestServer, type TestServer } from './test-server.ts';

/** How the provider misbehaves with the next tokens. */
export type OpenIdFault =
  | 'none'
  | 'wrong nonce'
  | 'wrong audience'
  | 'expired'
  | 'foreign key'
  | 'status 500'
  | 'slow'
  | 'odd JSON';

export interface OpenIdPerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean | 'true' | 'false';
}

interface Grant {
  readonly person: OpenIdPerson;
  readonly nonce: string | undefined;
  readonly challenge: string | undefined;
  readonly redirectUri: string;
}

/** An OpenID Connect provider on a separate port, with a consent page. */
export interface OpenIdServer extends TestServer {
  person: OpenIdPerson;
  fault: OpenIdFault;
  agrees: boolean;
  /** The form of each token request. */
  readonly asked: URLSearchParams[];
  /** Replaces the signing key and removes the old one. */
  rotate(): Promise<void>;
}

/** @param options the properties of the simulated provider; `isSlowMs` is the delay of a slow answer */
export async function startOpenIdServer({
  clientId,
  algorithm,
  isSlowMs = 5_000,
}: {
  readonly clientId: string;
  readonly algorithm: 'RS256' | 'ES256';
  readonly isSlowMs?: number;
}): Promise<OpenIdServer> {
  const grants = new Map<string, Grant>();
  const asked: URLSearchParams[] = [];
  let signing = await newKey(algorithm);

  const server = await startTestServer(async ({ url, form }) => {
    const { origin } = url;
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return Response.json({
          issuer: origin,
          authorization_endpoint: `${origin}/authorize`,
          token_endpoint: `${origin}/token`,
          jwks_uri: `${origin}/keys`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: [algorithm],
        });
      case '/keys':
        return Response.json({ keys: [signing.jwk] });
      case '/authorize':
        return agree(url.searchParams);
      case '/token':
        asked.push(form);
        return tell(origin, form);
      default:
        return new Response('not found', { status: 404 });
    }
  });

  function agree(given: URLSearchParams): Response {
    const redirectUri = given.get('redirect_uri') ?? '';
    const back = new URLSearchParams({ state: given.get('state') ?? '' });
    if (state.agrees) {
      const code = randomUUID();
      grants.set(code, {
        person: state.person,
        nonce: given.get('nonce') ?? undefined,
        challenge: given.get('code_challenge') ?? undefined,
        redirectUri,
      });
      back.set('code', code);
    } else back.set('error', 'access_denied');
    if (given.get('response_mode') !== 'form_post') {
      return new Response(null, { status: 303, headers: { location: `${redirectUri}?${back.toString()}` } });
    }
    const inputs = [...back].map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`);
    const page = `<!doctype html><form method="post" action="${redirectUri}">${inputs.join('')}</form><script>document.forms[0].submit()</script>`;
    return new Response(page, { headers: { 'content-type': 'text/html' } });
  }

  async function tell(issuer: string, form: URLSearchParams): Promise<Response> {
    if (state.fault === 'status 500') return new Response('<h1>Oops</h1>', { status: 500 });
    if (state.fault === 'odd JSON') return Response.json({ access_token: 7, id_token: ['x'] });
    if (state.fault === 'slow') await new Promise((resolve) => setTimeout(resolve, isSlowMs).unref());
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    const isKept =
      grant?.challenge === undefined ||
      (await calculatePKCECodeChallenge(form.get('code_verifier') ?? '')) === grant.challenge;
    if (!grant || !isKept || form.get('redirect_uri') !== grant.redirectUri) {
      return Response.json({ error: 'invalid_grant' }, { status: 400 });
    }
    const key = state.fault === 'foreign key' ? await newKey(algorithm, signing.kid) : signing;
    const claims: JWTPayload = {
      ...grant.person,
      ...(grant.nonce !== undefined && {
        nonce: state.fault === 'wrong nonce' ? 'of another sign-in' : grant.nonce,
      }),
    };
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: algorithm, kid: key.kid })
      .setIssuer(issuer)
      .setAudience(state.fault === 'wrong audience' ? 'another client' : clientId)
      .setIssuedAt()
      .setExpirationTime(state.fault === 'expired' ? '-1h' : '1h')
      .sign(key.privateKey);
    return Response.json({
      access_token: randomUUID(),
      token_type: 'Bearer',
      expires_in: 3600,
      id_token: token,
    });
  }

  const state: OpenIdServer = {
    ...server,
    asked,
    person: { sub: 'nobody' },
    fault: 'none',
    agrees: true,
    async rotate() {
      signing = await newKey(algorithm);
    },
  };
  return state;
}

async function newKey(algorithm: string, given?: string) {
  const { privateKey, publicKey } = await generateKeyPair(algorithm);
  const bare: JWK = await exportJWK(publicKey);
  const kid = given ?? (await calculateJwkThumbprint(bare));
  return { privateKey, kid, jwk: { ...bare, kid, alg: algorithm, use: 'sig' } };
}
