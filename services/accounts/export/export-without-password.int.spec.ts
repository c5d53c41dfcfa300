import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { exportUserData } from '#domain/accounts/export-contract.ts';
import { startTestApi } from '#infra/testing/api.ts';
import { expectRefusal } from '#infra/testing/refusals.ts';
import { startTestProviders } from '#infra/testing/sign-in/providers.ts';
import { createTestBrowser } from '#infra/testing/sign-in/test-browser.ts';
import { unzipped } from '../../files/testing/unzipped.ts';

test('needs a fresh sign-in from a user without a password', async () => {
  await using providers = await startTestProviders();
  let minutes = 0;
  await using api = await startTestApi({
    questions: 'none',
    clock: () => new Date(Date.now() + minutes * 60_000).toISOString(),
    settings: { signIn: providers.settings },
  });
  providers.wechat.person = { openid: randomUUID(), unionid: randomUUID() };
  const joined = await createTestBrowser(api).signIn('wechat', { purpose: 'sign_up' });
  const ask = () =>
    api.inject({
      method: 'POST',
      url: exportUserData.path,
      headers: { authorization: `Bearer ${joined.token ?? ''}` },
      payload: {},
    });
  const { statusCode, rawPayload } = await ask();
  expect(statusCode).toBe(200);
  expect(String(unzipped(rawPayload).get('profile.json'))).toContain(joined.user?.id);
  minutes = 6;
  expectRefusal(await ask(), 403, 'sign_in_again');
});
