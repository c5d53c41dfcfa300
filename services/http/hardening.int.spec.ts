import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchQuestions } from '#domain/questions/contract.ts';
import { headers } from '#domain/core/contract.ts';
import { livePath } from '#domain/core/live.ts';
import { healthSchema } from '#domain/support/contract.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { expectRefusal } from '#infra/testing/refusals.ts';

let development: TestApi;
let production: TestApi;
let admin: TestUser;
beforeAll(async () => {
  const publicUrl = 'https://ninety.example.org';
  [development, production] = await Promise.all([
    startTestApi({ questions: 'none' }),
    startTestApi({ questions: 'none', settings: { environment: 'production', publicUrl } }),
  ]);
  admin = await production.admin();
});
afterAll(async () => {
  await Promise.all([development?.[Symbol.asyncDispose](), production?.[Symbol.asyncDispose]()]);
});

const get = (api: TestApi, url: string, given: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  api.inject({ method: 'GET', url, headers: given, remoteAddress });

describe('a foreign host name', () => {
  test.each(['/health', '/dev/outbox', '/openapi.json', livePath, '/nowhere'])(
    'is refused for %s',
    async (url) => {
      const response = await get(development, url, { host: 'evil.example', origin: 'http://evil.example' });
      expectRefusal(response, 421, 'invalid_input');
    },
  );

  test('excludes our own name, addresses and localhost', async () => {
    for (const host of ['ninety.example.org', '192.0.2.7:8090', 'localhost:8090', '[::1]:8090']) {
      expect((await get(production, '/health', { host })).statusCode).toBe(200);
    }
  });
});

test('lists emails only in development, and only for this machine', async () => {
  expect((await get(development, '/dev/outbox', { host: 'localhost' })).statusCode).toBe(200);
  expectRefusal(await get(development, '/dev/outbox', { host: '192.0.2.7' }), 404, 'not_found');
  const fromElsewhere = await get(development, '/dev/outbox', { host: 'localhost' }, '192.0.2.9');
  expectRefusal(fromElsewhere, 404, 'not_found');
  expectRefusal(await get(production, '/dev/outbox', { host: 'localhost' }), 404, 'not_found');
});

test('describes the API and the parts of the system only to admins in production', async () => {
  for (const url of ['/openapi.json', '/api/docs/']) {
    expect((await get(development, url)).statusCode).toBe(200);
    expectRefusal(await get(production, url), 404, 'not_found');
  }
  const partsFor = async (given: Record<string, string>) =>
    Object.keys(healthSchema.parse((await get(production, '/health', given)).json()).parts);
  expect(await partsFor({})).toEqual([]);
  expect(await partsFor({ authorization: `Bearer ${(await production.registerAndLogIn()).token}` })).toEqual(
    [],
  );
  expect(await partsFor({ authorization: `Bearer ${admin.token}` })).toContain('postgres');
});

test('uses a new nonce for each page of the reference', async () => {
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const { headers: given, payload } = await get(development, '/api/docs/');
      const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(given['content-security-policy'])) ?? [];
      expect(payload).toContain(`nonce="${nonce}"`);
      return nonce;
    }),
  );
  expect(new Set(nonces).size).toBe(2);
});

test.each([
  '/health',
  '/nowhere',
  '/api/%zz',
  '/api/admin/users',
  fetchQuestions.path,
  '/openapi.json',
  '/dev/outbox',
])('sends the security headers with %s, HTTPS only if the site uses it', async (url) => {
  for (const [api, transport] of [
    [development, undefined],
    [production, 'max-age=31536000'],
  ] as const) {
    const { headers: given } = await get(api, url);
    expect(given['x-content-type-options']).toBe('nosniff');
    expect(given['referrer-policy']).toBe('no-referrer');
    expect(String(given['content-security-policy'])).toContain("frame-ancestors 'none'");
    expect(given['strict-transport-security']).toBe(transport);
  }
});

test('refuses another method, a null body and an invalid id', async () => {
  const { path: url } = fetchQuestions;
  const wrong = await get(development, url);
  expectRefusal(wrong, 405, 'invalid_input');
  expect(wrong.headers.allow).toBe('POST');
  const visitor = { [headers.visitor]: 'x' };
  const post = (payload: string, given: Record<string, string> = {}) =>
    development.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/json', ...given },
    });
  expectRefusal(await post('{}', visitor), 400, 'invalid_input');
  const known = { [headers.visitor]: '0198a4f0-0000-7000-8000-000000000001' };
  expectRefusal(await post('null', known), 400, 'invalid_input');
  expect((await post('{}', known)).statusCode).toBe(200);
});
