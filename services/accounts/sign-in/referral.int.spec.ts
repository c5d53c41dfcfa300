import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountStream } from '#domain/accounts/account.ts';
import { referralLinkStream } from '#domain/referrals/referral-link.ts';
import { referralStream } from '#domain/referrals/referral.ts';
import { startTestApi, type TestApi } from '#infra/testing/api.ts';
import { startTestProviders, type TestProviders } from '#infra/testing/sign-in/providers.ts';
import { createTestBrowser } from '#infra/testing/sign-in/test-browser.ts';
import { referralIdOf } from '../../referrals/referral-id.ts';

let providers: TestProviders;
let api: TestApi;
beforeAll(async () => {
  providers = await startTestProviders();
  api = await startTestApi({ questions: 'none', settings: { signIn: providers.settings } });
});
afterAll(async () => {
  await api?.[Symbol.asyncDispose]();
  await providers?.[Symbol.asyncDispose]();
});

test('records the referral of a sign-up by a provider before the verification', async () => {
  const { journal, settings } = api.dependencies;
  const referrer = await api.registerAndLogIn();
  const referralId = referralIdOf(settings.personalDataKey, referrer.userId);
  providers.google.person = {
    sub: randomUUID(),
    email: `${randomUUID().slice(0, 8)}@example.com`,
    email_verified: true,
  };
  const joined = await createTestBrowser(api).signIn('google', { purpose: 'sign_up', referralId });
  expect(joined.status).toBe(200);
  const referralOf = (id = '') => journal.readAny(referralStream.nameOf(id));
  const noted = await referralOf(joined.user?.id);
  expect(noted).toMatchObject([{ type: 'ReferralRecorded', data: { referrerId: referrer.userId } }]);
  // Reactors to the verified address find the referral.
  const account = await journal.readAny(accountStream.nameOf(joined.user?.id ?? ''));
  const verification = account.find(({ type }) => type === 'EmailVerified');
  expect(BigInt(noted[0]?.position ?? 0)).toBeLessThan(BigInt(verification?.position ?? 0));
  // Friends can follow the link of the new account at once.
  const ownLink = referralIdOf(settings.personalDataKey, joined.user?.id ?? '');
  expect(await journal.readAny(referralLinkStream.nameOf(ownLink))).toHaveLength(1);
  // A login to an account that exists is not a sign-up.
  await createTestBrowser(api).signIn('google', { purpose: 'sign_up', referralId: 'another-link' });
  expect(await referralOf(joined.user?.id)).toHaveLength(1);
});
