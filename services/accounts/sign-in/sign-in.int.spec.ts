import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  deleteUser,
  fetchVerification,
  loginStudent,
  registerUser,
  retrieveUser,
  verifyTokenEmail,
} from '#domain/accounts/contract.ts';
import { resetPassword } from '#domain/accounts/passwords/password-contract.ts';
import * as contract from '#domain/accounts/sign-in/sign-in-contract.ts';
import { createCart } from '#domain/commerce/carts/cart-contract.ts';
import { blockStudent } from '#domain/support/contract.ts';
import { startTestApi, type TestApi } from '#infra/testing/api.ts';
import { storedAsText } from '#infra/testing/refusals.ts';
import { startTestProviders, type TestProviders } from '#infra/testing/sign-in/providers.ts';
import { createTestBrowser } from '#infra/testing/sign-in/test-browser.ts';
import { createResetToken } from '../passwords/reset-token.ts';
import { createVerificationToken } from '../email/verification-token.ts';

let providers: TestProviders;
let api: TestApi;
let offset = 0;
beforeAll(async () => {
  providers = await startTestProviders();
  api = await startTestApi({
    questions: 'none',
    clock: () => new Date(Date.now() + offset).toISOString(),
    settings: { signIn: providers.settings },
  });
});
afterAll(async () => {
  await api?.[Symbol.asyncDispose]();
  await providers?.[Symbol.asyncDispose]();
});
beforeEach(() => {
  offset = 0;
  providers.wechat.person = { openid: randomUUID(), unionid: randomUUID() };
  providers.google.person = { sub: randomUUID() };
  providers.apple.person = { sub: randomUUID() };
  for (const server of [providers.wechat, providers.google, providers.apple]) {
    server.fault = 'none';
    server.agrees = true;
  }
});
const browser = (token?: string) => createTestBrowser(api, token);
const inMinutes = (minutes: number) => (offset = minutes * 60_000);
const newAddress = () => `${randomUUID().slice(0, 8)}@example.com`;
const verified = (email: string) => ({ sub: randomUUID(), email, email_verified: true });

describe('a WeChat user', () => {
  test('signs up without a password or an address, logs out and comes back to the same account', async () => {
    const page = browser();
    const joined = await page.signIn('wechat', {
      purpose: 'sign_up',
      examType: 'core',
      redirect: '/practice?x=1',
    });
    expect(joined).toMatchObject({
      status: 200,
      user: { email: '', examType: 'core' },
      redirect: '/practice?x=1',
    });
    expect((await page.signIn('wechat', { purpose: 'log_in' })).user?.id).toBe(joined.user?.id);
    expect((await browser().signIn('wechat', { purpose: 'sign_up' })).user?.id).toBe(joined.user?.id);
    // The same person in another application of the same owner.
    providers.wechat.person = { ...providers.wechat.person, openid: randomUUID() };
    expect((await browser().signIn('wechat', { purpose: 'log_in' })).user?.id).toBe(joined.user?.id);
  });

  test('is not recognised at the login before signing up', async () => {
    expect(await browser().signIn('wechat', { purpose: 'log_in' })).toMatchObject({
      status: 404,
      code: 'account_not_recognized',
    });
  });

  test('adds an address, verifies it, sets a password by email and logs in with it', async () => {
    const page = browser();
    const { user: { id: userId = '' } = {}, token = '' } = await page.signIn('wechat', {
      purpose: 'sign_up',
    });
    const email = newAddress();
    const ways = async () => (await api.call(contract.fetchSignIns, {}, { token })).body;
    expect(await ways()).toEqual({ linked: ['wechat'], hasPassword: false });
    await api.call(contract.giveEmail, { email: newAddress() }, { token });
    await api.call(contract.giveEmail, { email }, { token });
    expect(await ways()).toEqual({ linked: ['wechat'], hasPassword: false, emailToVerify: email });
    const buy = () => api.call(createCart, { packageId: 'package_silver', country: 'US' }, { token });
    await expect(buy()).rejects.toMatchObject({ code: 'mail_not_verified' });
    const { settings } = api.dependencies;
    const mailed = await createVerificationToken(settings, { userId, email }, new Date());
    const look = () => api.call(fetchVerification, { token: mailed });
    expect((await look()).body).toEqual({ email, standing: 'open', hasPassword: false });
    // Another person claims the address later, then the user claims it again.
    await api.call(registerUser, { email, password: 'another long password' });
    await expect(look()).rejects.toMatchObject({ code: 'token_void' });
    await api.call(contract.giveEmail, { email }, { token });
    await api.call(verifyTokenEmail, { token: mailed });
    expect((await buy()).status).toBe(200);
    expect(await ways()).toEqual({ linked: ['wechat'], hasPassword: false });
    await expect(api.call(contract.giveEmail, { email: newAddress() }, { token })).rejects.toMatchObject({
      code: 'not_allowed',
    });
    await expect(api.call(contract.unlinkSignIn, { provider: 'wechat' }, { token })).rejects.toMatchObject({
      code: 'last_way_in',
    });

    const reset = await createResetToken(settings, { userId, requestedAt: new Date().toISOString() });
    await api.call(resetPassword, { token: reset, password: 'a long password' });
    const again = await api.logIn({ email, password: 'a long password' });
    expect(again.userId).toBe(userId);
    await expect(again.call(contract.unlinkSignIn, { provider: 'wechat' })).rejects.toMatchObject({
      code: 'wrong_credentials',
    });
    await again.call(contract.unlinkSignIn, { provider: 'wechat', password: 'a long password' });
    expect((await browser().signIn('wechat', { purpose: 'log_in' })).code).toBe('account_not_recognized');
  });

  test('has one account after concurrent sign-ups', async () => {
    const tabs = await Promise.all(
      Array.from({ length: 4 }, () => browser().signIn('wechat', { purpose: 'sign_up' })),
    );
    expect(new Set(tabs.map(({ user }) => user?.id)).size).toBe(1);
  });

  test('has one session, which a block ends, and none while blocked', async () => {
    const first = await browser().signIn('wechat', { purpose: 'sign_up' });
    const second = await browser().signIn('wechat', { purpose: 'log_in' });
    await expect(api.call(retrieveUser, {}, { token: first.token ?? '' })).rejects.toMatchObject({
      code: 'other_session',
    });
    const admin = await api.admin();
    await admin.call(blockStudent, { id: second.user?.id ?? '', reason: 'a test' });
    expect((await browser().signIn('wechat', { purpose: 'log_in' })).code).toBe('access_blocked');
  });

  test('deletes the account only after a fresh sign-in, and may sign up again', async () => {
    const page = browser();
    const old = await page.signIn('wechat', { purpose: 'sign_up' });
    inMinutes(6);
    await expect(api.call(deleteUser, {}, { token: old.token ?? '' })).rejects.toMatchObject({
      code: 'sign_in_again',
    });
    // Another user of the same computer makes no difference.
    const own = providers.wechat.person;
    providers.wechat.person = { openid: randomUUID() };
    expect((await page.signIn('wechat', { purpose: 'again' })).code).toBe('account_not_recognized');
    providers.wechat.person = own;
    const fresh = await page.signIn('wechat', { purpose: 'again', redirect: '/profile' });
    expect(fresh).toMatchObject({ status: 200, redirect: '/profile', user: { id: old.user?.id } });
    await api.call(deleteUser, {}, { token: fresh.token ?? '' });
    expect((await browser().signIn('wechat', { purpose: 'log_in' })).code).toBe('account_not_recognized');
    const anew = await browser().signIn('wechat', { purpose: 'sign_up' });
    expect(anew.status).toBe(200);
    expect(anew.user?.id).not.toBe(old.user?.id);
  });
});

describe.each(['google', 'apple'] as const)('a user of %s', (provider) => {
  test('with a verified address gets an account with it, without a password', async () => {
    const email = newAddress();
    providers[provider].person = {
      ...verified(email.toUpperCase()),
      email_verified: provider === 'apple' ? 'true' : true,
    };
    const joined = await browser().signIn(provider, { purpose: 'sign_up' });
    expect(joined).toMatchObject({ status: 200, user: { email, isVerified: true } });
    await expect(api.call(loginStudent, { email, password: 'a long password' })).rejects.toMatchObject({
      code: 'wrong_credentials',
    });
    expect((await browser().signIn(provider, { purpose: 'log_in' })).user?.id).toBe(joined.user?.id);
  });

  test('with an unverified address gets an account without one', async () => {
    const { email } = await api.registerAndLogIn();
    providers[provider].person = { sub: randomUUID(), email, email_verified: false };
    expect(await browser().signIn(provider, { purpose: 'log_in' })).toMatchObject({
      code: 'account_not_recognized',
    });
    expect(await browser().signIn(provider, { purpose: 'sign_up' })).toMatchObject({ user: { email: '' } });
  });

  test('with the address of an account links it only with its password, once', async () => {
    const owner = await api.registerAndLogIn();
    providers[provider].person = verified(owner.email);
    const page = browser();
    for (const purpose of ['log_in', 'sign_up'] as const) {
      const offered = await page.signIn(provider, { purpose });
      expect(offered).toMatchObject({ status: 201, email: owner.email });
      expect(offered.token).toBeUndefined();
    }
    const { proof = '' } = await page.signIn(provider, { purpose: 'log_in' });
    const confirm = (password: string) =>
      page.post(contract.confirmSignIn.path, { proof, password, redirect: '/dashboard' });
    expect((await confirm('a wrong guess')).code).toBe('wrong_credentials');
    expect((await page.signIn(provider, { purpose: 'log_in' })).status).toBe(201);
    const confirmed = await confirm(owner.password);
    expect(confirmed).toMatchObject({ status: 200, redirect: '/dashboard', user: { id: owner.userId } });
    expect(confirmed.cookies.join()).toContain('ninety-device');
    expect(await browser().signIn(provider, { purpose: 'log_in' })).toMatchObject({
      user: { id: owner.userId },
    });
    inMinutes(61);
    expect((await confirm(owner.password)).code).toBe('sign_in_expired');
  });
});

describe('a logged-in user', () => {
  test('links with the password, and unlinks', async () => {
    const user = await api.registerAndLogIn();
    const page = browser(user.token);
    expect((await page.start('google', { purpose: 'link' })).code).toBe('wrong_credentials');
    const linked = await page.signIn('google', {
      purpose: 'link',
      password: user.password,
      redirect: '/profile',
    });
    expect(linked).toMatchObject({ status: 200, linked: 'google', redirect: '/profile' });
    expect((await user.call(contract.fetchSignIns, {})).body).toEqual({
      linked: ['google'],
      hasPassword: true,
    });
    const other = { ...providers.google.person, sub: randomUUID() };
    const own = providers.google.person;
    providers.google.person = other;
    const second = await page.signIn('google', { purpose: 'link', password: user.password });
    expect(second.code).toBe('provider_linked');
    providers.google.person = own;
    await user.call(contract.unlinkSignIn, { provider: 'google', password: user.password });
    await user.call(contract.unlinkSignIn, { provider: 'google', password: user.password });
    expect((await user.call(contract.fetchSignIns, {})).body.linked).toEqual([]);
    const taker = await api.registerAndLogIn();
    const taking = { purpose: 'link', password: taker.password } as const;
    expect((await browser(taker.token).signIn('google', taking)).linked).toBe('google');
    expect((await page.signIn('google', { purpose: 'link', password: user.password })).code).toBe(
      'sign_in_taken',
    );
  });

  test('cannot link for a stranger who finishes elsewhere', async () => {
    const user = await api.registerAndLogIn();
    const begun = await browser(user.token).start('google', { purpose: 'link', password: user.password });
    const returned = await browser().visit(begun.address ?? '');
    const stranger = await api.registerAndLogIn();
    expect((await browser(stranger.token).finish('google', returned)).code).toBe('sign_in_expired');
    const page = browser(user.token);
    const again = await page.start('google', { purpose: 'link', password: user.password });
    const back = await page.visit(again.address ?? '');
    page.logOut();
    expect((await page.finish('google', back)).code).toBe('not_logged_in');
    expect((await browser().start('google', { purpose: 'link' })).code).toBe('not_logged_in');
  });
});

describe('a callback', () => {
  test('counts once, and a repeated command gets its first answer', async () => {
    const page = browser();
    const { address = '' } = await page.start('wechat', { purpose: 'sign_up' });
    const returned = await page.visit(address);
    const commandId = randomUUID();
    const first = await page.finish('wechat', returned, commandId);
    page.logOut();
    const repeated = await page.finish('wechat', returned, commandId);
    expect(repeated).toMatchObject({ status: 200, token: first.token });
    page.logOut();
    expect((await page.finish('wechat', returned)).code).toBe('sign_in_used');
  });

  test('counts only in its browser, for its provider, for ten minutes', async () => {
    const page = browser();
    const { address = '', cookies } = await page.start('google', { purpose: 'sign_up' });
    expect(cookies).toEqual([
      expect.stringMatching(/; Max-Age=600; Path=\/api\/users; HttpOnly; SameSite=Strict/),
    ]);
    const returned = await page.visit(address);
    expect((await browser().finish('google', returned)).code).toBe('sign_in_expired');
    expect((await page.finish('apple', returned)).code).toBe('sign_in_expired');
    expect((await page.finish('google', { ...returned, state: 'x' })).code).toBe('sign_in_expired');
    inMinutes(11);
    expect((await page.finish('google', returned)).code).toBe('sign_in_expired');
    inMinutes(9);
    expect((await page.finish('google', returned)).status).toBe(200);
  });

  test('redirects to no other site', async () => {
    const bad = [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'practice',
      '/a\\b',
    ];
    for (const redirect of bad) {
      expect((await browser().start('google', { purpose: 'log_in', redirect })).code).toBe('invalid_input');
    }
    const posted = await api.inject({
      method: 'POST',
      url: '/api/users/signInReturn/apple',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'state=a%26b&code=c&redirect=https%3A%2F%2Fevil.example&user=%7B%7D',
    });
    expect(posted.statusCode).toBe(303);
    expect(posted.headers.location).toBe('/sign-in/apple?state=a%26b&code=c');
    const json = await api.inject({ method: 'POST', url: '/api/users/signInReturn/apple', payload: {} });
    expect(json.statusCode).toBe(415);
  });

  test.each(['wechat', 'google', 'apple'] as const)('reports a refusal at %s', async (provider) => {
    providers[provider].agrees = false;
    expect(await browser().signIn(provider, { purpose: 'sign_up' })).toMatchObject({
      code: 'sign_in_denied',
    });
  });
});

describe('the answer of a provider is checked', () => {
  const openIdFaults = [
    'wrong nonce',
    'wrong audience',
    'expired',
    'foreign key',
    'status 500',
    'slow',
    'odd JSON',
  ] as const;
  test.each(openIdFaults.flatMap((fault) => [['google', fault] as const, ['apple', fault] as const]))(
    'by %s: %s',
    async (provider, fault) => {
      providers[provider].fault = fault;
      expect(await browser().signIn(provider, { purpose: 'sign_up' })).toMatchObject({
        status: 424,
        code: 'sign_in_failed',
      });
      providers[provider].fault = 'none';
      expect((await browser().signIn(provider, { purpose: 'log_in' })).code).toBe('account_not_recognized');
    },
  );

  test.each(['refuses the code', 'refuses the user', 'status 500', 'slow', 'odd JSON'] as const)(
    'by WeChat: %s',
    async (fault) => {
      providers.wechat.fault = fault;
      expect(await browser().signIn('wechat', { purpose: 'sign_up' })).toMatchObject({
        status: 424,
        code: 'sign_in_failed',
      });
    },
  );

  test('finds rotated keys, and refuses the code of another sign-in', async () => {
    for (const provider of ['google', 'apple'] as const) {
      expect((await browser().signIn(provider, { purpose: 'sign_up' })).status).toBe(200);
      await providers[provider].rotate();
      expect((await browser().signIn(provider, { purpose: 'log_in' })).status).toBe(200);
    }
    const page = browser();
    const [mine, theirs] = [
      await page.start('google', { purpose: 'sign_up' }),
      await browser().start('google', { purpose: 'sign_up' }),
    ];
    const { code = '' } = await page.visit(theirs.address ?? '');
    const returned = await page.visit(mine.address ?? '');
    expect((await page.finish('google', { ...returned, code })).code).toBe('sign_in_failed');
  });

  test("signs Apple's secret with its key, and uses PKCE with Google", async () => {
    await browser().signIn('apple', { purpose: 'sign_up' });
    const secret = providers.apple.asked.at(-1)?.get('client_secret') ?? '';
    const [head = '', body = ''] = secret.split('.').map((part) => Buffer.from(part, 'base64url').toString());
    expect(JSON.parse(head)).toEqual({ alg: 'ES256', kid: 'F6G7H8J9K0' });
    expect(JSON.parse(body)).toMatchObject({
      iss: 'A1B2C3D4E5',
      sub: 'org.example.ninety',
      aud: providers.apple.url,
    });
    const { address = '' } = await browser().start('google', { purpose: 'log_in' });
    expect(new URL(address).searchParams.get('code_challenge_method')).toBe('S256');
    const wechat = await browser().start('wechat', { purpose: 'log_in' });
    expect(wechat.address).toMatch(/\/connect\/qrconnect\?.*appid=wx0123456789abcdef.*#wechat_redirect$/);
  });
});

test('stores no identity at a provider and no address in the clear', async () => {
  const email = newAddress();
  providers.google.person = verified(email);
  const { sub } = providers.google.person;
  await browser().signIn('google', { purpose: 'sign_up' });
  const all = await storedAsText(api);
  expect(all).toContain('SignInLinked');
  expect(all).not.toContain(sub);
  expect(all).not.toContain(email);
});
