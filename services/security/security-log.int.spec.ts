import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteUser, loginStudent } from '#domain/accounts/contract.ts';
import { blockStudent, unblockStudent } from '#domain/support/contract.ts';
import { adminSecurityEventSchema, type AdminSecurityEvent } from '#domain/security/admin-contract.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';

let api: TestApi;
let admin: TestUser;
let now = Date.parse('2026-11-22T10:00:00Z');
beforeAll(async () => {
  const account = { of: 'account', times: 2, seconds: 60, only: 'failures' } as const;
  api = await startTestApi({
    questions: 'none',
    clock: () => new Date(now).toISOString(),
    settings: {
      securityLogDays: 30,
      rateLimits: { password: { what: '', isExact: true, limits: [account] } },
    },
  });
  admin = await api.admin();
});
afterAll(() => api?.[Symbol.asyncDispose]());

async function list(filter: object): Promise<AdminSecurityEvent[]> {
  await api.dependencies.securityLog.flush();
  const response = await api.inject({
    method: 'GET',
    url: `/api/admin/security-events?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(response.statusCode).toBe(200);
  return adminSecurityEventSchema.array().parse(response.json());
}
const guess = (email: string) =>
  api.inject({
    method: 'POST',
    url: loginStudent.path,
    remoteAddress: '192.0.2.5',
    payload: { email, password: 'a wrong guess' },
  });

test('logs failed logins and limits by a hash of the address, once a minute', async () => {
  const { email, userId } = await api.registerAndLogIn();
  for (let count = 0; count < 5; count += 1) await guess(email);
  const rows = await list({ email });
  expect(rows.map(({ kind, code, count, network }) => ({ kind, code, count, network }))).toEqual(
    expect.arrayContaining([
      { kind: 'log_in_failed', code: 'wrong_credentials', count: 2, network: '192.0.2.5' },
      { kind: 'limited', code: 'too_many_requests', count: 3, network: '192.0.2.5' },
      expect.objectContaining({ kind: 'logged_in', count: 1 }),
    ]),
  );
  expect((await list({ userId })).map(({ kind }) => kind)).toContain('logged_in');
  const { rows: stored } = await api.database.pool.query<{ row: string }>(
    'select e::text as row from security.event e',
  );
  expect(stored.length).toBeGreaterThan(2);
  for (const { row } of stored) expect(row).not.toContain(email.split('@')[0]);
});

test('logs refused access, replaced sessions and acts of admins with their user', async () => {
  const user = await api.registerAndLogIn();
  await api.logIn(user);
  await expect(user.call(blockStudent, { id: admin.userId, reason: 'a try' })).rejects.toMatchObject({
    code: 'other_session',
  });
  const again = await api.logIn(user);
  await expect(again.call(blockStudent, { id: admin.userId, reason: 'a try' })).rejects.toMatchObject({
    code: 'not_allowed',
  });
  await api.inject({
    method: 'POST',
    url: blockStudent.path,
    remoteAddress: '192.0.2.9',
    headers: { authorization: 'Bearer nonsense' },
    payload: {},
  });
  await admin.call(blockStudent, { id: user.userId, reason: 'shares the account' });
  await admin.call(unblockStudent, { id: user.userId, reason: 'a mistake' });
  expect((await list({ network: '192.0.2.9' })).map(({ kind }) => kind)).toEqual(['token_refused']);
  expect((await list({ kind: 'session_replaced' })).length).toBe(1);
  expect(await list({ kind: 'access_refused' })).toMatchObject([
    { call: blockStudent.path, userId: user.userId, code: 'not_allowed' },
  ]);
  const acts = await list({ userId: admin.userId, kind: 'admin_act' });
  expect(acts.map(({ call }) => call).toSorted()).toEqual(['blockStudent', 'unblockStudent']);
  // As the console writes the name of the call.
  expect((await list({ q: 'Unblock student' })).map(({ call }) => call)).toEqual(['unblockStudent']);
});

test('erases the entries of a deleted account, and all of them in time', async () => {
  const user = await api.registerAndLogIn();
  await guess(user.email);
  expect(await list({ email: user.email })).not.toEqual([]);
  await api.dependencies.securityLog.flush();
  await user.call(deleteUser, { password: user.password });
  expect((await list({ email: user.email })).map(({ kind }) => kind)).toEqual([]);
  now += 31 * 86_400_000;
  // The login of the admin alone is as young as that.
  admin = await api.logIn(admin);
  await api.dependencies.securityLog.flush();
  expect((await list({})).map(({ kind }) => kind)).toEqual(['logged_in']);
});

test('fills neither the memory nor the table during a flood', async () => {
  const { securityLog } = api.dependencies;
  for (let index = 0; index < 20_000; index += 1) {
    securityLog.record({ kind: 'limited', call: 'flood', network: `10.0.${index >> 8}.${index & 255}` });
  }
  await securityLog.flush();
  const { rows } = await api.database.pool.query<{ count: number }>(
    `select count(*)::integer as count from security.event where call = 'flood'`,
  );
  expect(rows[0]?.count).toBe(5_000);
});
