import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { retrieveUser } from '#domain/accounts/contract.ts';
import { uploadProfileImage } from '#domain/accounts/profile/image-contract.ts';
import { adminUsers } from '#domain/accounts/admin-contract.ts';
import { calls } from '#domain/calls.ts';
import { refusalsOf } from '#domain/core/contract.ts';
import { saveMockTestResult } from '#domain/sittings/list-contract.ts';
import { mockTestStream } from '#domain/sittings/mock-test-attempt.ts';
import * as contract from '#domain/second-factors/contract.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { setUpAuthenticator } from '#infra/testing/browser/authenticator.ts';
import { countEvents, expectRefusal } from '#infra/testing/refusals.ts';

const adminCalls = calls.filter(({ access }) => access === 'admin');
const send = (api: TestApi, { method, path }: (typeof adminCalls)[number], { token }: TestUser) =>
  api.inject({
    method,
    url: path.replace(/:\w+/, 'x'),
    headers: { authorization: `Bearer ${token}` },
    ...(method === 'POST' && { payload: {} }),
  });

const standingOf = async (user: TestUser) => (await user.call(contract.fetchSecondFactor, {})).body.standing;

describe('in production', () => {
  let api: TestApi;
  let admin: TestUser;
  beforeAll(async () => {
    api = await startTestApi({ questions: 'none', settings: { environment: 'production' } });
    admin = await api.admin();
  });
  afterAll(() => api?.[Symbol.asyncDispose]());

  test.each(adminCalls)(
    'refuses $name to an admin without a second factor, and does nothing',
    async (call) => {
      const before = await countEvents(api);
      const response = await send(api, call, admin);
      expect({ status: response.statusCode, body: response.json() }).toEqual({
        status: 403,
        body: { code: 'second_factor_needed', errors: {} },
      });
      expect(await countEvents(api)).toBe(before);
      expect(refusalsOf(call)).toContain('second_factor_needed');
    },
  );

  test('shows an admin without a second factor only their own picture', async () => {
    const user = await api.registerAndLogIn();
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const upload = new Blob([new Uint8Array(picture)], { type: 'image/png' });
    const addressOf = async (person: TestUser) =>
      (await person.call(uploadProfileImage, {}, { upload })).body.user.profileImage ?? '';
    const look = (address: string) =>
      api.inject({ method: 'GET', url: address, headers: { authorization: `Bearer ${admin.token}` } });
    const named = `${await addressOf(user)}?userId=${user.userId}`;
    expectRefusal(await look(named), 403, 'second_factor_needed');
    expect((await look(await addressOf(admin))).statusCode).toBe(200);

    const other = await api.admin();
    await setUpAuthenticator(other, other.password);
    const seen = await api.inject({
      method: 'GET',
      url: named,
      headers: { authorization: `Bearer ${other.token}` },
    });
    expect(seen.statusCode).toBe(200);
  });

  test("lets no admin without a second factor record another user's result", async () => {
    const sessionId = randomUUID();
    const mockTestId = 'reading_sprint_1';
    const questions = [{ uid: 'RSA-0001', revision: 1 }];
    const started = {
      sessionId,
      mockTestId,
      userId: randomUUID(),
      sections: [{ section: 'reading' as const, clocks: [{ seconds: 60, questions }] }],
      startedAt: '2026-11-25T10:00:00.000Z',
      expiresAt: '2026-12-02T10:00:00.000Z',
    };
    const events = [
      { type: 'MockTestStarted' as const, data: started },
      {
        type: 'MockTestSectionEnded' as const,
        data: { section: 'reading' as const, cause: 'student' as const },
      },
      { type: 'MockTestSubmitted' as const, data: { answered: 0, questions: 1 } },
    ];
    const { journal } = api.storage;
    await journal.append(mockTestStream, mockTestStream.nameOf(sessionId), events, 'noStream', {
      commandId: randomUUID(),
      correlationId: randomUUID(),
      actor: { kind: 'system', id: 'test' },
      at: started.startedAt,
    });
    const before = await countEvents(api);
    await expect(admin.call(saveMockTestResult, { sessionId })).rejects.toMatchObject({
      code: 'mock_test_not_found',
    });
    expect(await countEvents(api)).toBe(before);
  });

  test('lists every route for admins', () => {
    const routes = [...api.app.accessOfRoutes()].filter(([, access]) => access === 'admin');
    const paths = routes.map(([name]) => name.split(' ')[1]);
    expect(new Set(paths)).toEqual(new Set(adminCalls.map(({ path }) => path)));
  });

  test('admits an admin once a second factor is set up, until it is removed', async () => {
    const [other, student] = [await api.admin(), await api.registerAndLogIn()];
    expect([await standingOf(other), await standingOf(student)]).toEqual(['needed', 'off']);
    expect((await other.call(retrieveUser, {})).status).toBe(200);
    const { confirmation } = await setUpAuthenticator(other, other.password);
    expect(await standingOf(other)).toBe('on');
    expect((await other.call(adminUsers.list, {})).status).toBe(200);
    await other.call(contract.removeAuthenticator, { confirmation });
    await expect(other.call(adminUsers.list, {})).rejects.toMatchObject({ code: 'second_factor_needed' });
  });
});

describe('in development', () => {
  test('asks an admin for a second factor, but allows every call', async () => {
    await using api = await startTestApi({ questions: 'none' });
    const admin = await api.admin();
    expect(await standingOf(admin)).toBe('asked');
    expect((await admin.call(adminUsers.list, {})).status).toBe(200);
  });
});
