import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { retrieveUser, updateUserArray } from '#domain/accounts/contract.ts';
import {
  fetchOverview,
  fetchAllAdminSettings,
  fetchEmailList,
  updateFields,
} from '#domain/support/installation-contract.ts';
import { blockStudent } from '#domain/support/contract.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';

let api: TestApi;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none' });
  admin = await api.admin();
});
afterAll(() => api[Symbol.asyncDispose]());

test('shows an admin the settings without keys and passwords', async () => {
  const { body } = await admin.call(fetchAllAdminSettings, {});
  expect(body).toMatchObject({ environment: 'development', payments: 'till', securityLogDays: 90 });
  const secrets = [api.dependencies.settings.tokenSecret];
  for (const secret of secrets) expect(JSON.stringify(body)).not.toContain(secret);
});

test('shows an admin the load of the last day, and no student', async () => {
  const seen = async () => (await admin.call(fetchOverview, {})).body;
  // The admin registered too.
  await expect.poll(async () => (await seen()).today.registrations).toBeGreaterThan(0);
  const { today, weekBefore } = await seen();
  const student = await api.registerAndLogIn();
  const more = { ...today, registrations: today.registrations + 1 };
  await expect.poll(seen).toEqual({ today: more, weekBefore });
  await expect(student.call(fetchOverview, {})).rejects.toMatchObject({ code: 'not_allowed' });
});

describe('the list of addresses', () => {
  test('has only users who agreed and can be written to', async () => {
    const [agreed, other, blocked] = await Promise.all([
      api.registerAndLogIn(),
      api.registerAndLogIn(),
      api.registerAndLogIn(),
    ]);
    for (const user of [agreed, blocked])
      await user.call(updateUserArray, { stepsDone: 'can_send_email_general' });
    await admin.call(blockStudent, { id: blocked.userId, reason: 'Sends spam' });
    const emails = async (list: 'general' | 'third_party') =>
      (await admin.call(fetchEmailList, { list })).body.emails;
    await expect.poll(() => emails('general')).toEqual([agreed.email]);
    expect(await emails('third_party')).toEqual([]);
    await expect(other.call(fetchEmailList, { list: 'general' })).rejects.toMatchObject({
      code: 'not_allowed',
    });
  });
});

describe('fields of a user', () => {
  test('are changed in the name of the admin, field by field', async () => {
    const student = await api.registerAndLogIn();
    const id = student.userId;
    const seen = async () => (await student.call(retrieveUser, {})).body.user;
    await admin.call(updateFields, { id, firstName: 'Ada' });
    expect(await seen()).toMatchObject({ firstName: 'Ada', examType: 'new_format' });
    await admin.call(updateFields, { id, examType: 'core' });
    expect(await seen()).toMatchObject({ firstName: 'Ada', examType: 'core' });
    const events = await api.dependencies.journal.readAny(`account-${id}`);
    expect(events.find(({ type }) => type === 'FirstNameChanged')?.metadata.actor).toEqual({
      kind: 'admin',
      id: admin.userId,
    });
  });

  test('are refused without a change, and for an unknown user', async () => {
    const id = '01900000-0000-7000-8000-000000000099';
    await expect(admin.call(updateFields, { id })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(admin.call(updateFields, { id, firstName: 'Ada' })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
