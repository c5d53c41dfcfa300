import { randomUUID } from 'node:crypto';
import { startTestServer, type TestServer } from './test-server.ts';

/** How the server misbehaves with the next calls. */
export type WeChatFault =
  | 'none'
  | 'refuses the code'
  | 'refuses the user'
  | 'status 500'
  | 'slow'
  | 'odd JSON';

export interface WeChatPerson {
  readonly openid: string;
  readonly unionid?: string;
}

/** A server for WeChat's OAuth 2.0: its page, and its calls, which report failures with status 200. */
export interface WeChatServer extends TestServer {
  person: WeChatPerson;
  fault: WeChatFault;
  agrees: boolean;
  /** The addresses of the calls, in order. */
  readonly asked: URL[];
}

const asText = (body: object) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'text/plain' } });

/** @param keys the credentials of the application; `isSlowMs` is the delay of a slow answer */
export async function startWeChatServer({
  appId,
  appSecret,
  isSlowMs = 5_000,
}: {
  readonly appId: string;
  readonly appSecret: string;
  readonly isSlowMs?: number;
}): Promise<WeChatServer> {
  const codes = new Map<string, WeChatPerson>();
  const tokens = new Map<string, WeChatPerson>();
  const asked: URL[] = [];

  const server = await startTestServer(async ({ url, method }) => {
    const given = url.searchParams;
    if (url.pathname === '/connect/qrconnect') return agree(given);
    asked.push(url);
    if (state.fault === 'status 500') return new Response('busy', { status: 500 });
    if (state.fault === 'odd JSON') return new Response('{"access_token":');
    if (state.fault === 'slow') await new Promise((resolve) => setTimeout(resolve, isSlowMs).unref());
    if (url.pathname === '/sns/oauth2/access_token' && method === 'GET') return tell(given);
    if (url.pathname === '/sns/userinfo' && method === 'GET') return describe(given);
    return new Response('not found', { status: 404 });
  });

  function agree(given: URLSearchParams): Response {
    const isRight =
      given.get('appid') === appId &&
      given.get('scope') === 'snsapi_login' &&
      given.get('response_type') === 'code';
    if (!isRight) return new Response('Scope 参数错误或没有 Scope 权限', { status: 200 });
    const back = new URLSearchParams({ state: given.get('state') ?? '' });
    if (state.agrees) {
      const code = randomUUID();
      codes.set(code, state.person);
      back.set('code', code);
    }
    return new Response(null, {
      status: 302,
      headers: { location: `${given.get('redirect_uri') ?? ''}?${back.toString()}` },
    });
  }

  function tell(given: URLSearchParams): Response {
    const person = codes.get(given.get('code') ?? '');
    codes.delete(given.get('code') ?? '');
    const isRight = given.get('appid') === appId && given.get('secret') === appSecret;
    if (!isRight) return asText({ errcode: 40125, errmsg: 'invalid appsecret' });
    if (!person || state.fault === 'refuses the code') {
      return asText({ errcode: 40029, errmsg: `invalid code, ${given.get('code') ?? ''}` });
    }
    const token = randomUUID();
    tokens.set(token, person);
    return asText({
      access_token: token,
      expires_in: 7200,
      refresh_token: randomUUID(),
      openid: person.openid,
      scope: 'snsapi_login',
    });
  }

  function describe(given: URLSearchParams): Response {
    const person = tokens.get(given.get('access_token') ?? '');
    if (person?.openid !== given.get('openid') || state.fault === 'refuses the user') {
      return asText({ errcode: 40003, errmsg: 'invalid openid' });
    }
    return asText({ ...person, nickname: '安', sex: 0, headimgurl: '' });
  }

  const state: WeChatServer = {
    ...server,
    asked,
    person: { openid: 'nobody' },
    fault: 'none',
    agrees: true,
  };
  return state;
}
