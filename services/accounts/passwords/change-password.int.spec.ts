import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountStream } from '#domain/accounts/account.ts';
import { loginStudent, registerUser, retrieveUser } from '#domain/accounts/contract.ts';
import * as contract from '#domain/accounts/passwords/password-contract.ts';
import { requireNewPassword } from '#domain/support/contract.ts';
import { eventually, startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { createResetToken } from './reset-token.ts';

let api: TestApi;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none' });
  admin = await api.admin();
});
afterAll(() => api?.[Symbol.asyncDispose]());

const newPassword = 'four words that differ';
const eventsOf = async (userId: string) =>
  (await api.dependencies.journal.readAny(accountStream.nameOf(userId))).map(({ type }) => type);
const logIn = ({ email }: Pick<TestUser, 'email'>, password: string) =>
  api.call(loginStudent, { email, password });

/** Requests a link as a visitor. @returns its token */
async function linkFor({ email, userId }: TestUser): Promise<string> {
  await api.call(contract.forgotPassword, { email });
  const request = await eventually(async () => {
    const events = await api.dependencies.journal.read(accountStream, accountStream.nameOf(userId));
    const last = events.findLast(({ type }) => type === 'PasswordResetRequested');
    if (last?.type !== 'PasswordResetRequested') throw new Error('No link was asked for');
    return last;
  });
  return createResetToken(api.dependencies.settings, { userId, requestedAt: request.data.requestedAt });
}

describe('a forgotten password', () => {
  test('is reset by the link, which ends the session and voids itself and earlier links', async () => {
    const user = await api.registerAndLogIn();
    const token = await linkFor(user);
    await api.call(contract.resetPassword, { token, password: newPassword });
    await expect(user.call(retrieveUser, {})).rejects.toMatchObject({ code: 'session_ended' });
    await expect(
      api.call(contract.resetPassword, { token, password: 'and yet another' }),
    ).rejects.toMatchObject({ code: 'token_expired' });
    await expect(logIn(user, user.password)).rejects.toMatchObject({ code: 'wrong_credentials' });
    expect((await logIn(user, newPassword)).status).toBe(200);
  });

  test('gives the same answer for every address, and mails only accounts', async () => {
    const user = await api.registerAndLogIn();
    const waiting = `${randomUUID()}@example.com`;
    const { body } = await api.call(registerUser, { email: waiting, password: newPassword });
    const answers = [];
    for (const email of [user.email, `${randomUUID()}@example.com`, waiting])
      answers.push(await api.call(contract.forgotPassword, { email }));
    expect(answers.map(({ status, body: told }) => ({ status, told }))).toEqual(
      Array.from({ length: 3 }, () => ({ status: 200, told: {} })),
    );
    await expect.poll(() => eventsOf(user.userId)).toContain('PasswordResetRequested');
    expect(await eventsOf(body.id)).not.toContain('PasswordResetRequested');
  });

  test.each([
    ['no token at all', async () => 'nonsense', 'token_invalid'],
    [
      'one of an hour ago',
      async (userId: string) =>
        createResetToken(api.dependencies.settings, {
          userId,
          requestedAt: new Date(Date.now() - 3_600_000).toISOString(),
        }),
      'token_expired',
    ],
    [
      'one of a user who is not there',
      async () =>
        createResetToken(api.dependencies.settings, {
          userId: randomUUID(),
          requestedAt: new Date().toISOString(),
        }),
      'token_invalid',
    ],
  ] as const)('%s is refused', async (_what, tokenOf, code) => {
    const user = await api.registerAndLogIn();
    const token = await tokenOf(user.userId);
    await expect(api.call(contract.resetPassword, { token, password: newPassword })).rejects.toMatchObject({
      code,
    });
    expect((await logIn(user, user.password)).status).toBe(200);
  });

  test('is not reset to a common password', async () => {
    const user = await api.registerAndLogIn();
    const token = await linkFor(user);
    await expect(api.call(contract.resetPassword, { token, password: 'password123' })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { password: expect.stringContaining('too common') },
    });
    await api.call(contract.resetPassword, { token, password: newPassword });
  });
});

describe('a password that is known', () => {
  test('is changed by its user, who gets a new token; the old one ends', async () => {
    const user = await api.registerAndLogIn();
    const change = { password: user.password, newPassword };
    await expect(
      user.call(contract.updatePassword, { ...change, password: 'not this' }),
    ).rejects.toMatchObject({ code: 'wrong_credentials' });
    const { token } = (await user.call(contract.updatePassword, change)).body;
    expect((await eventsOf(user.userId)).filter((type) => type === 'PasswordChanged')).toHaveLength(1);
    await expect(user.call(retrieveUser, {})).rejects.toMatchObject({ code: 'other_session' });
    const { statusCode } = await api.inject({
      method: retrieveUser.method,
      url: retrieveUser.path,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(statusCode).toBe(200);
    expect((await logIn(user, newPassword)).status).toBe(200);
  });

  test('is not changed to itself', async () => {
    const user = await api.registerAndLogIn();
    const change = { password: user.password, newPassword: user.password };
    await expect(user.call(contract.updatePassword, change)).rejects.toMatchObject({
      fields: { newPassword: expect.stringContaining('other than') },
    });
  });
});

describe('a password change required by an admin', () => {
  test('shows as a marker until a new password is set', async () => {
    const user = await api.registerAndLogIn();
    await expect(user.call(contract.setNewPassword, { password: newPassword })).rejects.toMatchObject({
      code: 'not_allowed',
    });
    await admin.call(requireNewPassword, { id: user.userId, reason: 'Given to a whole class' });
    const markers = async () => (await user.call(retrieveUser, {})).body.user.stepsDone;
    await expect.poll(markers).toContain('should_set_password');
    await expect(user.call(contract.setNewPassword, { password: user.password })).rejects.toMatchObject({
      fields: { password: expect.stringContaining('other than') },
    });
    const commandId = randomUUID();
    await user.call(contract.setNewPassword, { password: newPassword }, { commandId });
    await user.call(contract.setNewPassword, { password: newPassword }, { commandId });
    await expect.poll(markers).not.toContain('should_set_password');
    expect((await logIn(user, newPassword)).status).toBe(200);
  });
});
