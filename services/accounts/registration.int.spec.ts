import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { accountStream } from '#domain/accounts/account.ts';
import * as contract from '#domain/accounts/contract.ts';
import { emailReservationStream } from '#domain/accounts/email-reservation.ts';
import { startTestApi, type TestApi } from '#infra/testing/api.ts';
import { storedAsText } from '#infra/testing/refusals.ts';
import { accountKeyOf } from './account-key.ts';
import { reservationId } from './email-holder.ts';
import { createPasswords } from './passwords.ts';
import { registerUser } from './register-user.ts';
import { createVerificationToken } from './verification-token.ts';
import { verifyEmail } from './verify-email.ts';
import { derivedId } from '../core/ids.ts';
import { createTokens } from '../identity/tokens.ts';

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

describe('registering', () => {
  test('makes an account that can log in once its address is verified', async () => {
    const email = newEmail();
    const { body } = await api.call(contract.registerUser, { email: email.toUpperCase(), password });
    expect(await api.call(contract.loginStudent, { email, password })).toEqual({ status: 201, body: {} });

    const token = await tokenOf(body.id, email);
    await api.call(contract.verifyTokenEmail, { token });
    const answer = await api.call(contract.loginStudent, { email, password, redirect: '/practice' });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        redirect: '/practice',
        user: { id: body.id, email, platformAccess: 'student', isVerified: true, examType: 'new_format' },
      },
    });
    // The same mail's link clicked again.
    expect(await api.call(contract.verifyTokenEmail, { token })).toMatchObject({ status: 200 });
    expect(await streamOf(accountStream.nameOf(body.id))).toHaveLength(2);
  });

  test('answers alike whether the address has an account or not, and so does the log-in after it', async () => {
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

  test('an address belongs to the first who verifies it, not to the first who registered', async () => {
    const email = newEmail();
    const [first, second] = [
      await api.call(contract.registerUser, { email, password: 'the password of one' }),
      await api.call(contract.registerUser, { email, password: 'the password of two' }),
    ].map(({ body }) => body.id);
    const verify = async (userId = '') =>
      api.call(contract.verifyTokenEmail, { token: await tokenOf(userId, email) });
    expect(await verify(second)).toMatchObject({ body: { email } });
    await expect(verify(first)).rejects.toMatchObject({ code: 'email_taken' });
    expect((await api.logIn({ email, password: 'the password of two' })).userId).toBe(second);
    await expect(api.logIn({ email, password: 'the password of one' })).rejects.toMatchObject({
      code: 'wrong_credentials',
    });
  });

  test('of several that verify one address at the same moment one gets it', async () => {
    const email = newEmail();
    const ids = await Promise.all(
      Array.from(
        { length: 5 },
        async () => (await api.call(contract.registerUser, { email, password })).body.id,
      ),
    );
    const tries = await Promise.allSettled(
      ids.map(async (id) => {
        await api.call(contract.verifyTokenEmail, { token: await tokenOf(id, email) });
        return id;
      }),
    );
    const winners = tries.flatMap((tried) => (tried.status === 'fulfilled' ? [tried.value] : []));
    expect(winners).toHaveLength(1);
    const verified = await Promise.all(ids.map((id) => streamOf(accountStream.nameOf(id))));
    expect(verified.flat().filter(({ type }) => type === 'EmailVerified')).toHaveLength(1);
    expect((await api.logIn({ email, password })).userId).toBe(winners[0]);
  });

  test('the same command again gives the first answer and no second event', async () => {
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

  test('the same command with another address takes neither a second address nor the account', async () => {
    const options = { commandId: randomUUID(), visitorId: randomUUID() };
    const other = newEmail();
    await api.call(contract.registerUser, { email: newEmail(), password }, options);
    const second = api.call(contract.registerUser, { email: other, password }, options);
    await expect(second).rejects.toMatchObject({ code: 'key_reused' });
    await api.call(contract.registerUser, { email: other, password });
  });

  test('the address does not stand readable in the database', async () => {
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

test('a registration that was cut off is finished by the same command', async () => {
  const { journal, settings } = api.dependencies;
  const registration = { email: newEmail(), password, examType: 'core' } as const;
  const context = contextNow();
  const register = (by: typeof journal) =>
    registerUser({ journal: by, settings }, createPasswords(), registration, 'here', context);
  await expect(register(dyingAt('account-'))).rejects.toThrow('killed');
  await expect(api.call(contract.loginStudent, registration)).rejects.toMatchObject({
    code: 'wrong_credentials',
  });
  expect(await register(journal)).toMatchObject({
    userId: derivedId('user', context.commandId),
    isNew: true,
  });
  expect(await api.call(contract.loginStudent, registration)).toMatchObject({ status: 201 });
});

test('a verification that was cut off keeps its address, and the same link finishes it', async () => {
  const { journal, settings } = api.dependencies;
  const email = newEmail();
  const [mine, theirs] = [
    (await api.call(contract.registerUser, { email, password })).body.id,
    (await api.call(contract.registerUser, { email, password: 'another long password' })).body.id,
  ];
  const verification = { userId: mine, account: accountKeyOf(settings.personalDataKey, email) };
  const cutOff = verifyEmail({ journal: dyingAt('account-'), settings }, verification, contextNow());
  await expect(cutOff).rejects.toThrow('killed');
  const byOther = api.call(contract.verifyTokenEmail, { token: await tokenOf(theirs, email) });
  await expect(byOther).rejects.toMatchObject({ code: 'email_taken' });
  expect(await verifyEmail({ journal, settings }, verification, contextNow())).toMatchObject({ email });
  expect((await api.logIn({ email, password })).userId).toBe(mine);
});

describe('an address that 0.1.0 reserved for a registration', () => {
  /** A registration as that release left it, and the token of its mail. */
  async function registeredThen() {
    const { journal, settings } = api.dependencies;
    const email = newEmail();
    const { id: userId } = (await api.call(contract.registerUser, { email, password })).body;
    const stream = emailReservationStream.nameOf(reservationId(settings.personalDataKey, email));
    const reserved = { type: 'EmailReserved' as const, data: { userId } };
    await journal.append(emailReservationStream, stream, [reserved], 'noStream', contextNow());
    const tokens = createTokens(settings.tokenSecret, 'verify-email', z.record(z.string(), z.string()));
    const token = await tokens.sign({ userId, email }, new Date(Date.now() + 3_600_000));
    return { email, userId, token };
  }

  test('is verified by the link of that time', async () => {
    const { email, userId, token } = await registeredThen();
    expect(await api.call(contract.verifyTokenEmail, { token })).toMatchObject({ body: { email } });
    expect((await api.logIn({ email, password })).userId).toBe(userId);
  });

  test('goes to another who verifies it first', async () => {
    const { email, token } = await registeredThen();
    const { id } = (await api.call(contract.registerUser, { email, password })).body;
    await api.call(contract.verifyTokenEmail, { token: await tokenOf(id, email) });
    const late = api.call(contract.verifyTokenEmail, { token });
    await expect(late).rejects.toMatchObject({ code: 'email_taken' });
    expect((await api.logIn({ email, password })).userId).toBe(id);
  });
});

describe('the token of a verification mail', () => {
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
    const call = api.call(contract.verifyTokenEmail, { token: await make() });
    await expect(call).rejects.toMatchObject({ code });
  });
});
