import { expect, test } from 'vitest';
import { fetchSignInProviders } from '#domain/accounts/sign-in/sign-in-contract.ts';
import { startTestApi } from '#infra/testing/api.ts';
import { startTestProviders } from '#infra/testing/sign-in/providers.ts';
import { createTestBrowser } from '#infra/testing/sign-in/test-browser.ts';

test('hides and refuses a provider without keys', async () => {
  await using api = await startTestApi({ questions: 'none' });
  expect((await api.call(fetchSignInProviders, {})).body.providers).toEqual([]);
  const page = createTestBrowser(api);
  expect((await page.start('google', { purpose: 'log_in' })).code).toBe('not_found');
  expect((await page.finish('wechat', { state: 'x', code: 'y' })).code).toBe('not_found');
});

test('lists the providers with keys', async () => {
  await using providers = await startTestProviders();
  await using api = await startTestApi({ questions: 'none', settings: { signIn: providers.settings } });
  const { body } = await api.call(fetchSignInProviders, {});
  expect(body.providers).toEqual(['wechat', 'google', 'apple']);
});
