import { randomUUID } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headers, type AnyCall } from '#domain/core/contract.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { calls } from '#domain/calls.ts';
import { countEvents, exampleOf, expectRefusal } from '#infra/testing/refusals.ts';
import { createVerificationToken } from '../accounts/email/verification-token.ts';
import { buildApp } from '../http/app.ts';

let api: TestApi;
let student: TestUser;
let admin: TestUser;
let before: number;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none' });
  [student, admin] = [await api.registerAndLogIn(), await api.admin()];
  before = await countEvents(api);
});
afterAll(() => api[Symbol.asyncDispose]());

describe('a caller', () => {
  const secret = () => api.dependencies.settings.tokenSecret;
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claimsOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
  const forgeries: readonly (readonly [string, () => Promise<string> | string])[] = [
    ['nonsense', () => 'nonsense'],
    ['an empty token', () => '..'],
    ['a token without a signature', () => new UnsecuredJWT(claimsOf(admin.token)).encode()],
    [
      '`alg: none` with the old signature',
      () => {
        const [, claims, signature] = admin.token.split('.');
        return [part({ alg: 'none' }), claims, signature].join('.');
      },
    ],
    [
      'claims of an admin under the signature of a student',
      () => {
        const [header, , signature] = student.token.split('.');
        return [header, part(claimsOf(admin.token)), signature].join('.');
      },
    ],
    [
      'a token signed with another secret',
      () => new SignJWT(claimsOf(admin.token)).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32)),
    ],
    [
      'a token signed with the secret itself',
      () =>
        new SignJWT(claimsOf(admin.token))
          .setProtectedHeader({ alg: 'HS256' })
          .sign(new TextEncoder().encode(secret())),
    ],
    [
      'the token of a verification email',
      () => createVerificationToken(api.dependencies.settings, { userId: admin.userId, email: admin.email }),
    ],
    ['a token cut short', () => admin.token.slice(0, -2)],
  ];
  const bad = (call: AnyCall, authorization: string | undefined) =>
    api.inject({
      method: call.method,
      url: call.path.replace(':id', 'x'),
      headers: authorization === undefined ? {} : { authorization },
      ...(call.method === 'POST' && { payload: exampleOf(call) }),
    });
  const guarded = calls.filter(({ access }) => access !== 'anyone');
  const forAdmins = calls.filter(({ access }) => access === 'admin');

  test.each(forgeries)('is unknown with %s', async (_what, make) => {
    const authorization = `Bearer ${await make()}`;
    for (const call of guarded) expectRefusal(await bad(call, authorization), 401, 'not_logged_in');
  });

  test('is unknown with another scheme, or none', async () => {
    for (const authorization of [
      undefined,
      '',
      'Basic YTpi',
      `Token ${student.token}`,
      'Bearer ',
      student.token,
    ]) {
      for (const call of guarded) expectRefusal(await bad(call, authorization), 401, 'not_logged_in');
    }
  });

  test('is logged out when the token has expired', async () => {
    const { tokens } = api.dependencies;
    const claims = { sub: student.userId, sid: String(claimsOf(student.token)['sid']) };
    const expired = await tokens.sign(claims, new Date(0));
    for (const call of guarded) expectRefusal(await bad(call, `Bearer ${expired}`), 401, 'session_ended');
  });

  test('cannot make calls of admins as a student', async () => {
    expect(forAdmins.length).toBeGreaterThan(3);
    for (const call of forAdmins)
      expectRefusal(await bad(call, `Bearer ${student.token}`), 403, 'not_allowed');
  });

  test('cannot make calls of students or admins as a visitor', async () => {
    const given = { [headers.visitor]: randomUUID() };
    for (const call of guarded.filter(({ access }) => access !== 'person')) {
      const response = await api.inject({
        method: call.method,
        url: call.path,
        headers: given,
        ...(call.method === 'POST' && { payload: exampleOf(call) }),
      });
      expectRefusal(response, 401, 'not_logged_in');
    }
  });

  test('is not a visitor with an invalid id', async () => {
    for (const visitor of ['', 'x', "' or 1=1", `${randomUUID()}x`]) {
      const response = await api.inject({
        method: 'POST',
        url: '/api/questions/fetchQuestions',
        headers: { [headers.visitor]: visitor },
        payload: {},
      });
      expectRefusal(response, 400, 'invalid_input');
    }
  });
});

describe('a new route', () => {
  test('needs a declaration of its callers', async () => {
    const adding = buildApp(
      api.dependencies,
      [],
      [(app) => void app.get('/forgotten', async () => 'secret')],
    );
    await expect(adding).rejects.toThrow('GET /forgotten');
  });

  test('admits only the declared callers', async () => {
    const added = await buildApp(
      api.dependencies,
      [],
      [(app) => void app.get('/guarded', { config: { access: 'admin' } }, async () => 'for admins')],
    );
    const get = (token: string) =>
      added.inject({ method: 'GET', url: '/guarded', headers: { authorization: `Bearer ${token}` } });
    expectRefusal(await get(student.token), 403, 'not_allowed');
    expect((await get(admin.token)).payload).toBe('for admins');
    await added.close();
  });
});

test('stores nothing of all these calls', async () => {
  expect(await countEvents(api)).toBe(before);
});
