import { expect, test } from 'vitest';
import { fetchMobileApp } from '#domain/clock/mobile-app-contract.ts';
import { startTestApi } from '#infra/testing/api.ts';

test('shows the stores of the app named in the settings', async () => {
  const ios = 'https://apps.apple.com/app/id1';
  await using without = await startTestApi({ questions: 'none' });
  expect((await without.call(fetchMobileApp, {})).body).toEqual({ ios: null, android: null });
  await using api = await startTestApi({ questions: 'none', settings: { mobileApp: { ios } } });
  expect((await api.call(fetchMobileApp, {})).body).toEqual({ ios, android: null });
});
