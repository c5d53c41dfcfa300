import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountStream } from '#domain/accounts/account.ts';
import { deleteUser, loginStudent, retrieveUser } from '#domain/accounts/contract.ts';
import { sessionStream } from '#domain/accounts/sessions/session.ts';
import {
  blockStudent,
  fetchStudentBlockStatus,
  grantPaidTime,
  unblockStudent,
} from '#domain/support/contract.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';

let api: TestApi;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none' });
  admin = await api.admin();
});
afterAll(() => api[Symbol.asyncDispose]());

const reason = 'Shares the account';

test('ends the session of a blocked user until they are unblocked', async () => {
  const student = await api.registerAndLogIn();
  const id = student.userId;
  await admin.call(blockStudent, { id, reason });
  await expect(student.call(retrieveUser, {})).rejects.toMatchObject({ code: 'access_blocked' });
  await expect(api.logIn(student)).rejects.toMatchObject({ code: 'access_blocked' });
  const blocked = await admin.call(fetchStudentBlockStatus, { id });
  expect(blocked.body).toEqual({ isBlocked: true, reason });

  await admin.call(unblockStudent, { id, reason: 'Settled' });
  expect((await admin.call(fetchStudentBlockStatus, { id })).body).toEqual({ isBlocked: false });
  // The session that the block ended stays ended.
  await expect(student.call(retrieveUser, {})).rejects.toMatchObject({ status: 401 });
  await expect(api.logIn(student)).resolves.toMatchObject({ userId: id });
});

test("records an act in the user's streams with the admin as actor", async () => {
  const student = await api.registerAndLogIn();
  await admin.call(blockStudent, { id: student.userId, reason });
  const events = await Promise.all(
    [accountStream.nameOf(student.userId), sessionStream.nameOf(student.userId)].map((stream) =>
      api.storage.journal.readAny(stream, { direction: 'backwards', maxCount: 1 }),
    ),
  );
  expect(events.flat()).toMatchObject([
    { type: 'UserBlocked', metadata: { userId: student.userId, actor: { kind: 'admin', id: admin.userId } } },
    {
      type: 'SessionEnded',
      metadata: { userId: student.userId, actor: { kind: 'admin', id: admin.userId } },
    },
  ]);
});

test('sets paid time once per command, visible to the user', async () => {
  const student = await api.registerAndLogIn();
  const paidExpiryTime = '2031-05-01T23:59:59.000Z';
  const commandId = randomUUID();
  const input = { id: student.userId, paidExpiryTime, reason: 'Paid by bank transfer' };
  const first = await admin.call(grantPaidTime, input, { commandId });
  const again = await admin.call(grantPaidTime, input, { commandId });
  expect(again.position).toBe(first.position);
  expect((await student.call(retrieveUser, {})).body.user.paidExpiryTime).toBe(paidExpiryTime);
  const events = await api.storage.journal.readAny(accountStream.nameOf(student.userId));
  expect(events.filter(({ type }) => type === 'PaidTimeGranted')).toHaveLength(1);
});

test('records nothing that is already in effect', async () => {
  const student = await api.registerAndLogIn();
  const count = async () => (await api.storage.journal.readAny(accountStream.nameOf(student.userId))).length;
  const before = await count();
  await admin.call(unblockStudent, { id: student.userId, reason });
  expect(await count()).toBe(before);
});

test('stops an admin from blocking their own account', async () => {
  await expect(admin.call(blockStudent, { id: admin.userId, reason })).rejects.toMatchObject({
    code: 'not_allowed',
    status: 403,
  });
  await expect(admin.call(retrieveUser, {})).resolves.toMatchObject({ status: 200 });
});

test.each([blockStudent, unblockStudent, fetchStudentBlockStatus, grantPaidTime])(
  '$name: refuses an unknown id',
  async (call) => {
    const input = { id: randomUUID(), reason, paidExpiryTime: '2031-05-01T00:00:00.000Z' };
    await expect(admin.call(call, input)).rejects.toMatchObject({ code: 'not_found', status: 404 });
  },
);

test('leaves a deleted account unchanged', async () => {
  const student = await api.registerAndLogIn();
  await student.call(deleteUser, { password: student.password });
  const input = { id: student.userId, reason, paidExpiryTime: '2031-05-01T00:00:00.000Z' };
  for (const call of [blockStudent, unblockStudent, grantPaidTime]) {
    await expect(admin.call(call, input)).rejects.toMatchObject({ code: 'account_deleted' });
  }
});

test.each([
  ['an empty reason', { reason: '' }],
  ['a blank reason', { reason: '     ' }],
  ['a reason with a NUL', { reason: 'because\u0000' }],
  ['a reason with a lone surrogate', { reason: 'because \ud800' }],
  ['a very long reason', { reason: 'x'.repeat(501) }],
  ['an invalid id', { id: 'account-1; drop table' }],
  ['an invalid date', { paidExpiryTime: 'tomorrow' }],
  ['no id', { id: undefined }],
])('%s is refused with the name of the field', async (_what, wrong) => {
  const student = await api.registerAndLogIn();
  const input = { id: student.userId, paidExpiryTime: '2031-05-01T00:00:00.000Z', reason, ...wrong };
  const response = await api.inject({
    method: 'POST',
    url: grantPaidTime.path,
    headers: { authorization: `Bearer ${admin.token}` },
    payload: input,
  });
  expect(response.statusCode).toBe(400);
  const { errors } = response.json<{ errors: Record<string, string> }>();
  expect(Object.keys(errors)).toEqual(Object.keys(wrong));
  expect((await student.call(retrieveUser, {})).body.user.paidExpiryTime).toBeUndefined();
});

test('hides a block behind a wrong password', async () => {
  const student = await api.registerAndLogIn();
  await admin.call(blockStudent, { id: student.userId, reason });
  const attempt = api.visitor().call(loginStudent, { email: student.email, password: 'wrong password' });
  await expect(attempt).rejects.toMatchObject({ code: 'wrong_credentials' });
});
