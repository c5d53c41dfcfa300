import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountStream } from '#domain/accounts/account.ts';
import * as contract from '#domain/accounts/contract.ts';
import { regulationsInForce } from '#domain/accounts/regulations.ts';
import { startTestApi, type TestApi } from '#infra/testing/api.ts';
import { storedAsText } from '#infra/testing/refusals.ts';
import { accountKeyOf } from './account-key.ts';
import { createPasswords } from './passwords/passwords.ts';
import { registerUser } from './register-user.ts';
import { createVerificationToken } from './email/verification-token.ts';
import { verifyEmail } from './email/verify-email.ts';
import { derivedId } from '../core/ids.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none' });
});
afterAll(() => api[Symbol.asyncDispose]());

const password = 'a long password';
const newEmail = () => `${randomUUID()}@example.com`;
const streamOf = (stream: string) => api.dependencies.journal.readAny(stream);
const tokenOf = (userId: string, email: string, at = new Date()) =>
  createVerificationToken(api.dependencies.settings, { userId, email }, at);
const register = async (email: string, chosen = password) =>
  (await api.call(contract.registerUser, { email, password: chosen })).body.id;

describe('registering', () => {
  test('creates an account that can log in once its address is verified', async () => {
    const email = newEmail();
    const { body } = await api.call(contract.registerUser, { email: email.toUpperCase(), password });
    expect(await api.call(contract.loginStudent, { email, password })).toEqual({ status: 201, body: {} });

    const token = await tokenOf(body.id, email);
    const registered = await streamOf(accountStream.nameOf(body.id));
    expect(registered).toMatchObject([{ data: { agreedTo: regulationsInForce } }]);
    const count = registered.length;
    const look = async () => (await api.call(contract.fetchVerification, { token })).body;
    expect(await look()).toEqual({ email, standing: 'open', hasPassword: true });
    expect(await streamOf(accountStream.nameOf(body.id))).toHaveLength(count);
    const wrong = api.call(contract.verifyTokenEmail, { token, password: 'a wrong password' });
    await expect(wrong).rejects.toMatchObject({ code: 'wrong_credentials' });
    const without = api.call(contract.verifyTokenEmail, { token });
    await expect(without).rejects.toMatchObject({ code: 'wrong_credentials' });
    await api.call(contract.verifyTokenEmail, { token, password });
    expect(await look()).toEqual({ email, standing: 'verified', hasPassword: true });
    const answer = await api.call(contract.loginStudent, { email, password, redirect: '/practice' });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        redirect: '/practice',
        user: { id: body.id, email, platformAccess: 'student', isVerified: true, examType: 'new_format' },
      },
    });
    // Pressed again in another tab.
    const again = await api.call(contract.verifyTokenEmail, { token, password });
    expect(again).toMatchObject({ status: 200 });
    expect(await streamOf(accountStream.nameOf(body.id))).toHaveLength(2);
  });

  test('answers alike with and without an account, and so does the login after it', async () => {
    const owner = await api.registerAndLogIn();
    const [taken, free] = [owner.email, newEmail()];
    const other = 'another long password';
    const send = (url: string, payload: object) => api.inject({ method: 'POST', url, payload });
    for (const email of [taken, free]) {
      const registered = await send(contract.registerUser.path, {
        email: email.toUpperCase(),
        password: other,
      });
      expect([registered.statusCode, Object.keys(registered.json())]).toEqual([200, ['id']]);
      const loggedIn = await send(contract.loginStudent.path, { email, password: other });
      expect([loggedIn.statusCode, loggedIn.json()]).toEqual([201, {}]);
      const again = await send(contract.resendVerification.path, { email });
      expect([again.statusCode, again.json()]).toEqual([200, {}]);
    }
    expect(await owner.call(contract.verifyMultiAccount, {})).toMatchObject({ status: 200 });
    expect((await api.logIn(owner)).userId).toBe(owner.userId);
  });

  test('voids the link of an earlier registration', async () => {
    const email = newEmail();
    const stranger = await register(email, 'the password of a stranger');
    const owner = await register(email);
    const voided = { token: await tokenOf(stranger, email), password: 'the password of a stranger' };
    for (const call of [contract.fetchVerification, contract.verifyTokenEmail]) {
      await expect(api.call(call, voided)).rejects.toMatchObject({ code: 'token_void' });
    }
    const verified = await api.call(contract.verifyTokenEmail, {
      token: await tokenOf(owner, email),
      password,
    });
    expect(verified.body).toEqual({ email });
    for (const call of [contract.fetchVerification, contract.verifyTokenEmail]) {
      await expect(api.call(call, voided)).rejects.toMatchObject({ code: 'email_taken' });
    }
    expect((await api.logIn({ email, password })).userId).toBe(owner);
  });

  test('does not verify an earlier password by the link of a later one', async () => {
    const email = newEmail();
    const owner = await register(email);
    const stranger = await register(email, 'the password of a stranger');
    const link = { token: await tokenOf(stranger, email), password };
    await expect(api.call(contract.verifyTokenEmail, link)).rejects.toMatchObject({
      code: 'wrong_credentials',
    });
    const again = await register(email);
    await api.call(contract.verifyTokenEmail, { token: await tokenOf(again, email), password });
    expect((await api.logIn({ email, password })).userId).toBe(again);
    expect(await streamOf(accountStream.nameOf(owner))).toHaveLength(1);
  });

  test('leaves a verified address and its link with the owner', async () => {
    const owner = await api.registerAndLogIn();
    const later = await register(owner.email, 'the password of a stranger');
    const token = await tokenOf(later, owner.email);
    const call = api.call(contract.verifyTokenEmail, { token, password: 'the password of a stranger' });
    await expect(call).rejects.toMatchObject({ code: 'email_taken' });
    const own = await api.call(contract.fetchVerification, {
      token: await tokenOf(owner.userId, owner.email),
    });
    expect(own.body).toMatchObject({ standing: 'verified' });
  });

  test('gives an address to one of several concurrent verifications', async () => {
    const email = newEmail();
    const ids = await Promise.all(
      Array.from(
        { length: 5 },
        async () => (await api.call(contract.registerUser, { email, password })).body.id,
      ),
    );
    const tries = await Promise.allSettled(
      ids.map(async (id) => {
        await api.call(contract.verifyTokenEmail, { token: await tokenOf(id, email), password });
        return id;
      }),
    );
    const winners = tries.flatMap((tried) => (tried.status === 'fulfilled' ? [tried.value] : []));
    expect(winners).toHaveLength(1);
    const verified = await Promise.all(ids.map((id) => streamOf(accountStream.nameOf(id))));
    expect(verified.flat().filter(({ type }) => type === 'EmailVerified')).toHaveLength(1);
    expect((await api.logIn({ email, password })).userId).toBe(winners[0]);
  });

  test('gives a repeated command its first answer and no second event', async () => {
    const email = newEmail();
    const options = { commandId: randomUUID(), visitorId: randomUUID() };
    const [first, second] = await Promise.all([
      api.call(contract.registerUser, { email, password }, options),
      api.call(contract.registerUser, { email, password }, options),
    ]);
    const third = await api.call(contract.registerUser, { email, password }, options);
    expect(second.body).toEqual(first.body);
    expect(third.body).toEqual(first.body);
    expect(await streamOf(accountStream.nameOf(first.body.id))).toHaveLength(1);
  });

  test('refuses a repeated command with another address', async () => {
    const options = { commandId: randomUUID(), visitorId: randomUUID() };
    const other = newEmail();
    await api.call(contract.registerUser, { email: newEmail(), password }, options);
    const second = api.call(contract.registerUser, { email: other, password }, options);
    await expect(second).rejects.toMatchObject({ code: 'key_reused' });
    await api.call(contract.registerUser, { email: other, password });
  });

  test('stores no address in the clear', async () => {
    const email = newEmail();
    const { body } = await api.call(contract.registerUser, { email, password });
    const stored = await storedAsText(api);
    expect(stored).toContain(body.id);
    expect(stored).not.toContain(email.split('@', 1)[0]);
  });
});

/** A journal that dies right before the first stream of a category is written. */
const dyingAt = (category: string): typeof api.dependencies.journal => {
  const { journal } = api.dependencies;
  return {
    ...journal,
    append: async (codec, stream, events, expected, context) => {
      if (stream.startsWith(category)) throw new Error('killed');
      return journal.append(codec, stream, events, expected, context);
    },
  };
};
const contextNow = (commandId: string = randomUUID()) => ({
  commandId,
  correlationId: commandId,
  actor: { kind: 'visitor', id: 'unknown' } as const,
  at: new Date().toISOString(),
});

test('is completed by the same command after an interruption', async () => {
  const { journal, settings } = api.dependencies;
  const registration = { email: newEmail(), password, examType: 'core' } as const;
  const context = contextNow();
  const registerBy = (by: typeof journal) =>
    registerUser({ journal: by, settings }, createPasswords(), registration, 'here', context);
  await expect(registerBy(dyingAt('account-'))).rejects.toThrow('killed');
  await expect(api.call(contract.loginStudent, registration)).rejects.toMatchObject({
    code: 'wrong_credentials',
  });
  expect(await registerBy(journal)).toMatchObject({
    userId: derivedId('user', context.commandId),
    isNew: true,
  });
  expect(await api.call(contract.loginStudent, registration)).toMatchObject({ status: 201 });
});

test('completes an interrupted verification by the same link', async () => {
  const { settings } = api.dependencies;
  const email = newEmail();
  const mine = await register(email);
  const verification = { userId: mine, account: accountKeyOf(settings.personalDataKey, email) };
  const verify = (journal: typeof api.dependencies.journal) =>
    verifyEmail({ ...api.dependencies, journal }, verification, { password, network: 'here' }, contextNow());
  await expect(verify(dyingAt('account-'))).rejects.toThrow('killed');
  const theirs = await register(email);
  const byOther = api.call(contract.verifyTokenEmail, { token: await tokenOf(theirs, email), password });
  await expect(byOther).rejects.toMatchObject({ code: 'email_taken' });
  expect(await verify(api.dependencies.journal)).toMatchObject({ email });
  expect((await api.logIn({ email, password })).userId).toBe(mine);
});

describe('the token of a verification email', () => {
  test.each([
    ['that is no token', async () => 'nonsense', 'token_invalid'],
    [
      'of a user whose address is another',
      async () => tokenOf((await api.registerAndLogIn()).userId, newEmail()),
      'token_invalid',
    ],
    ['of an unknown user', () => tokenOf(randomUUID(), newEmail()), 'token_invalid'],
    ['that is too old', () => tokenOf('u1', 'a@b.example', new Date(0)), 'token_expired'],
    ['that is a session token', async () => (await api.registerAndLogIn()).token, 'token_invalid'],
  ])('%s is refused', async (_what, make, code) => {
    const token = await make();
    const call = api.call(contract.verifyTokenEmail, { token, password });
    await expect(call).rejects.toMatchObject({ code });
    await expect(api.call(contract.fetchVerification, { token })).rejects.toMatchObject({ code });
  });
});
