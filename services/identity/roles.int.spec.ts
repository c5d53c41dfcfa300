import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminUsers } from '#domain/accounts/admin-contract.ts';
import { retrieveUser } from '#domain/accounts/contract.ts';
import { roleSchema, type Role } from '#domain/accounts/platform-access.ts';
import { changeRole } from '#domain/accounts/roles/role-contract.ts';
import { callsOfRoles, mayMake } from '#domain/accounts/roles/roles.ts';
import { calls } from '#domain/calls.ts';
import * as secondFactors from '#domain/second-factors/contract.ts';
import { blockStudent, lookUpHistory } from '#domain/support/contract.ts';
import { eventually, startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { setUpAuthenticator } from '#infra/testing/browser/authenticator.ts';
import { countEvents } from '#infra/testing/refusals.ts';

const adminCalls = calls.filter(({ access }) => access === 'admin');
const reason = 'Joined the team';

let api: TestApi;
let admin: TestUser;
let student: TestUser;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none' });
  [admin, student] = await Promise.all([api.admin(), api.registerAndLogIn()]);
});
afterAll(() => api?.[Symbol.asyncDispose]());

async function member(role: Role): Promise<TestUser> {
  const user = await api.registerAndLogIn();
  await admin.call(changeRole, { id: user.userId, role, reason });
  return user;
}

const send = ({ method, path }: (typeof adminCalls)[number], { token }: TestUser) =>
  api.inject({
    method,
    url: path.replace(/:\w+/, 'x'),
    headers: { authorization: `Bearer ${token}` },
    ...(method === 'POST' && { payload: {} }),
  });

test.each(roleSchema.options)('%s may make exactly the calls of the role', async (role) => {
  const user = await member(role);
  const before = await countEvents(api);
  for (const call of adminCalls.filter(({ name }) => !mayMake(role, name))) {
    const response = await send(call, user);
    expect({ call: call.name, status: response.statusCode, body: response.json() }).toEqual({
      call: call.name,
      status: 403,
      body: { code: 'not_allowed', errors: { role: expect.any(String) as string } },
    });
  }
  expect(await countEvents(api)).toBe(before);
  for (const { name } of adminCalls.filter(({ name: call }) => mayMake(role, call))) {
    const call = adminCalls.find((one) => one.name === name);
    if (!call || call.upload) continue;
    // An empty input is invalid for most calls, which shows that access was granted.
    expect([name, (await send(call, user)).statusCode]).not.toEqual([name, 403]);
  }
  expect(callsOfRoles.some(({ roles }) => roles.includes(role))).toBe(true);
});

test('revokes a role at the next call of a running session', async () => {
  const user = await member('support');
  expect((await user.call(adminUsers.list, {})).status).toBe(200);
  expect((await user.call(retrieveUser, {})).body.user.platformAccess).toBe('support');
  await admin.call(changeRole, { id: user.userId, role: 'student', reason: 'Left the team' });
  await expect(user.call(adminUsers.list, {})).rejects.toMatchObject({ code: 'not_allowed', fields: {} });
  // The session continues: its user is a student again.
  expect((await user.call(retrieveUser, {})).body.user.platformAccess).toBe('student');
});

test('lets a role act on students only, recorded like an act of an admin', async () => {
  const [support, colleague] = [await member('support'), await member('finance')];
  for (const id of [admin.userId, colleague.userId, support.userId]) {
    await expect(support.call(blockStudent, { id, reason })).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(support.call(secondFactors.takeOffSecondFactor, { id, reason })).rejects.toMatchObject({
      code: 'not_allowed',
    });
    await expect(support.call(lookUpHistory, { id, reason })).rejects.toMatchObject({ code: 'not_allowed' });
  }
  const { entries } = (await support.call(lookUpHistory, { id: student.userId, reason })).body;
  expect(entries.at(-1)?.actor).toEqual({ kind: 'admin', id: support.userId });
});

test('records the admin, the role and the reason in the history of the user', async () => {
  const user = await member('content');
  const { entries } = (await admin.call(lookUpHistory, { id: user.userId, reason })).body;
  const given = entries.find(({ type }) => type === 'PlatformAccessGranted');
  expect(given).toMatchObject({
    actor: { kind: 'admin', id: admin.userId },
    data: { platformAccess: 'content', reason },
  });
});

test('filters the list of users by role', async () => {
  const user = await member('finance');
  await eventually(async () => {
    const filter = JSON.stringify({ platformAccess: 'finance' });
    const { body } = await admin.call(adminUsers.list, { filter });
    expect(body.map(({ id }) => id)).toContain(user.userId);
    expect(new Set(body.map(({ platformAccess }) => platformAccess))).toEqual(new Set(['finance']));
  });
});

test('requires a second factor for a role in production', async () => {
  await using production = await startTestApi({
    questions: 'none',
    settings: { environment: 'production' },
  });
  const [boss, user] = await Promise.all([production.admin(), production.registerAndLogIn()]);
  const given = { id: user.userId, role: 'support', reason } as const;
  await expect(boss.call(changeRole, given)).rejects.toMatchObject({ code: 'second_factor_needed' });
  await setUpAuthenticator(boss, boss.password);
  await boss.call(changeRole, given);
  const standing = (await user.call(secondFactors.fetchSecondFactor, {})).body.standing;
  expect(standing).toBe('needed');
  await expect(user.call(adminUsers.list, {})).rejects.toMatchObject({ code: 'second_factor_needed' });
  await setUpAuthenticator(user, user.password);
  expect((await user.call(adminUsers.list, {})).status).toBe(200);
});
