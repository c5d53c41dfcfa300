import { afterAll, beforeAll, expect, test } from 'vitest';
import { retrieveUser } from '#domain/accounts/contract.ts';
import { CallFailed } from '#domain/core/call-failed.ts';
import { fetchAllAdminSettings } from '#domain/support/installation-contract.ts';
import { startTestApi, type TestApi } from '#infra/testing/api.ts';
import { countEvents } from '#infra/testing/refusals.ts';
import { giveAccess } from './give-access.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none' });
});
afterAll(() => api?.[Symbol.asyncDispose]());

const opened = () => ({
  journal: api.dependencies.journal,
  personalDataKey: api.dependencies.settings.personalDataKey,
});

test('makes a second admin once, and revokes the access', async () => {
  const user = await api.registerAndLogIn();
  const give = (access: 'admin' | 'student') =>
    giveAccess(opened(), { email: user.email.toUpperCase(), access, reason: 'Second admin' });
  const accessNow = async () =>
    (await user.call(retrieveUser, { id: user.userId })).body.user?.platformAccess;

  await expect(user.call(fetchAllAdminSettings, {})).rejects.toThrow(CallFailed);
  expect(await give('admin')).toBe(true);
  expect(await accessNow()).toBe('admin');
  expect((await user.call(fetchAllAdminSettings, {})).status).toBe(200);
  const before = await countEvents(api);
  expect(await give('admin')).toBe(false);
  expect(await countEvents(api)).toBe(before);
  expect(await give('student')).toBe(true);
  await expect(user.call(fetchAllAdminSettings, {})).rejects.toThrow(CallFailed);
});

test('refuses an address without an account', async () => {
  const asked = { email: 'nobody@example.org', access: 'admin', reason: 'Mistyped' } as const;
  const before = await countEvents(api);
  await expect(giveAccess(opened(), asked)).rejects.toThrow('No account has the verified address');
  expect(await countEvents(api)).toBe(before);
});
