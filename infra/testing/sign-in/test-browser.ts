import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { FailureCode } from '#domain/rejections.ts';
import * as contract from '#domain/accounts/sign-in/sign-in-contract.ts';
import type { SignInProvider } from '#domain/accounts/sign-in/sign-in-provider.ts';
import type { TestApi } from '../api.ts';

export interface Outcome {
  readonly status: number;
  readonly code?: FailureCode;
  readonly token?: string;
  readonly user?: { readonly id: string; readonly email: string };
  readonly linked?: string;
  readonly proof?: string;
  readonly email?: string;
  readonly redirect?: string;
  readonly cookies: readonly string[];
}

type Returned = Readonly<Record<string, string>>;

/** A browser that keeps cookies and follows a provider's page, against the API without a network. */
export function createTestBrowser(api: Pick<TestApi, 'inject'>, token?: string) {
  const cookies = new Map<string, string>();
  let bearer = token;

  async function post(
    path: string,
    payload: Readonly<Record<string, unknown>>,
    commandId: string = randomUUID(),
  ) {
    const response = await api.inject({
      method: 'POST',
      url: path,
      payload,
      headers: {
        'ninety-visitor': randomUUID(),
        'idempotency-key': commandId,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      },
    });
    const given = [response.headers['set-cookie'] ?? []].flat().map(String);
    for (const cookie of given) {
      const [name = '', value = ''] = cookie.split(';', 1)[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
    const outcome = { cookies: given, ...response.json<object>(), status: response.statusCode } as Outcome;
    if (outcome.token !== undefined) bearer = outcome.token;
    return outcome;
  }

  const self = {
    cookies,
    post,
    logOut: () => (bearer = undefined),
    async start(
      provider: SignInProvider,
      given: Omit<z.input<typeof contract.startSignIn.input>, 'provider'>,
    ): Promise<Outcome & { readonly address?: string }> {
      return post(contract.startSignIn.path, { provider, ...given });
    },
    /** Consents on the provider's page, or declines. @returns the result on our own page */
    async visit(address: string): Promise<Returned> {
      const response = await fetch(address, { redirect: 'manual' });
      const location = response.headers.get('location');
      if (location !== null) return Object.fromEntries(new URL(location).searchParams);
      const page = await response.text();
      const form = new URLSearchParams();
      for (const [, name = '', value = ''] of page.matchAll(/name="(\w+)" value="([^"]*)"/g)) {
        form.set(name, value);
      }
      const posted = await api.inject({
        method: 'POST',
        url: new URL(/action="([^"]+)"/.exec(page)?.[1] ?? '').pathname,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: form.toString(),
      });
      const next = new URL(String(posted.headers.location), 'http://localhost');
      return Object.fromEntries(next.searchParams);
    },
    finish(provider: SignInProvider, returned: Returned, commandId?: string): Promise<Outcome> {
      return provider === 'wechat'
        ? post(contract.loginNewUserWechat.path, { ...returned }, commandId)
        : post(contract.finishSignIn.path, { provider, ...returned }, commandId);
    },
    async signIn(
      provider: SignInProvider,
      given: Omit<z.input<typeof contract.startSignIn.input>, 'provider'>,
    ): Promise<Outcome> {
      const started = await self.start(provider, given);
      if (started.address === undefined) return started;
      return self.finish(provider, await self.visit(started.address));
    },
  };
  return self;
}
