import { afterAll, beforeAll, expect, test } from 'vitest';
import { loginStudent } from '#domain/accounts/contract.ts';
import { rateLimits } from '#domain/core/rate-limits.ts';
import * as contract from '#domain/second-factors/contract.ts';
import { adminSecurityEvents } from '#domain/security/admin-contract.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { codeOf, setUpAuthenticator, stepMs } from '#infra/testing/browser/authenticator.ts';

let api: TestApi;
let now = Date.parse('2026-11-25T10:00:00.000Z');
beforeAll(async () => {
  api = await startTestApi({
    questions: 'none',
    clock: () => new Date(now).toISOString(),
    settings: { rateLimits: { secondStep: rateLimits.secondStep } },
  });
});
afterAll(() => api?.[Symbol.asyncDispose]());

async function withApp(): Promise<TestUser & { readonly secret: string }> {
  const user = await api.registerAndLogIn();
  const { secret } = await setUpAuthenticator(user, user.password, now);
  now += stepMs;
  return { ...user, secret };
}

/** The first step, with the cookies of a browser. */
async function firstStep({ email, password }: TestUser, cookie = '') {
  const response = await api.inject({
    method: 'POST',
    url: loginStudent.path,
    headers: { cookie },
    payload: { email, password },
  });
  expect(response.statusCode).toBe(202);
  return response.json<{ challenge: string }>().challenge;
}

async function secondStep(challenge: string, code: string, remoteAddress = '192.0.2.7') {
  const response = await api.inject({
    method: 'POST',
    url: contract.loginSecondStep.path,
    remoteAddress,
    payload: { challenge, proof: { kind: 'code', code } },
  });
  const cookie = String(response.headers['set-cookie'] ?? '').split(';')[0] ?? '';
  return { status: response.statusCode, cookie };
}

test('limits guesses at a second step, and keeps a known device open', async () => {
  const user = await withApp();
  const { cookie } = await secondStep(await firstStep(user), codeOf(user.secret, now));
  expect(cookie).toContain('ninety-device-');
  now += 30_000;
  const challenge = await firstStep(user);
  const tries = [];
  for (let count = 0; count < 7; count += 1) {
    tries.push((await secondStep(challenge, '000000', `192.0.2.${count}`)).status);
  }
  expect(tries).toEqual([422, 422, 422, 422, 422, 429, 429]);
  expect((await secondStep(challenge, codeOf(user.secret, now))).status).toBe(429);
  expect((await secondStep(await firstStep(user, cookie), codeOf(user.secret, now))).status).toBe(200);
});

test('logs requests, wrong codes and changes as security events', async () => {
  const [user, admin] = [await withApp(), await api.admin()];
  const challenge = await firstStep(user);
  await secondStep(challenge, '000000', '198.51.100.9');
  await secondStep(challenge, codeOf(user.secret, now), '198.51.100.9');
  await api.dependencies.securityLog.flush();
  const kindsOf = async (filter: object) => {
    const { body } = await admin.call(adminSecurityEvents.list, { filter: JSON.stringify(filter) });
    return body.map(({ kind, call }) => `${call} ${kind}`);
  };
  const ofAddress = await kindsOf({ email: user.email });
  expect(ofAddress).toEqual(
    expect.arrayContaining([
      'loginStudent second_step_asked',
      'loginSecondStep second_step_failed',
      'loginSecondStep logged_in',
    ]),
  );
  // The password ended only the registration's own login.
  expect(ofAddress.filter((row) => row === 'loginStudent logged_in')).toHaveLength(1);
  expect(await kindsOf({ userId: user.userId })).toContain('confirmAuthenticator second_factor_changed');
  expect((await kindsOf({ network: '198.51.100.9' })).toSorted()).toEqual([
    'loginSecondStep logged_in',
    'loginSecondStep second_step_failed',
  ]);
});
