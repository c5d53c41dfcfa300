import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountStream } from '#domain/accounts/account.ts';
import { appVersion } from '#domain/accounts/profile/app-version.ts';
import * as contract from '#domain/accounts/profile/app-version-contract.ts';
import { retrieveUser } from '#domain/accounts/contract.ts';
import { startTestApi, type TestApi } from '#infra/testing/api.ts';

let api: TestApi;
beforeAll(async () => void (api = await startTestApi({ questions: 'none' })));
afterAll(() => api[Symbol.asyncDispose]());

test('asks only older clients to update', async () => {
  const check = async (version: string) => (await api.call(contract.checkAppVersion, { version })).body;
  expect(await check('0.0.9')).toEqual({ shouldUpdate: true, version: appVersion });
  for (const version of [appVersion, '99999.0.0']) {
    expect(await check(version)).toEqual({ shouldUpdate: false, version: appVersion });
  }
});

test('stores the newest version of a user once', async () => {
  const user = await api.registerAndLogIn();
  expect(user.profile.version).toBeUndefined();
  for (const version of ['0.1.0', '0.1.0', '0.0.9']) {
    const { body } = await user.call(contract.updateAppVersion, { version });
    expect(body.user).toMatchObject({ id: user.userId, version: '0.1.0' });
  }
  expect((await user.call(retrieveUser, {})).body.user.version).toBe('0.1.0');
  const events = await api.dependencies.journal.readAny(accountStream.nameOf(user.userId));
  expect(events.filter(({ type }) => type === 'AppVersionUpdated')).toHaveLength(1);
});

test.each(['', '1', '0.1.0; drop', '-1.0.0', '9'.repeat(2_000)])(
  'refuses the version "%s"',
  async (version) => {
    const user = await api.registerAndLogIn();
    const refused = { code: 'invalid_input' };
    await expect(api.call(contract.checkAppVersion, { version })).rejects.toMatchObject(refused);
    await expect(user.call(contract.updateAppVersion, { version })).rejects.toMatchObject(refused);
  },
);
