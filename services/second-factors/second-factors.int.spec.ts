import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteUser, loginStudent, retrieveUser } from '#domain/accounts/contract.ts';
import { forgotPassword, resetPassword } from '#domain/accounts/passwords/password-contract.ts';
import { dayMs, minuteMs } from '#domain/core/durations.ts';
import * as contract from '#domain/second-factors/contract.ts';
import { secondFactorStream } from '#domain/second-factors/second-factor.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import * as authenticator from '#infra/testing/browser/authenticator.ts';
import { storedAsText } from '#infra/testing/refusals.ts';
import { createResetToken } from '../accounts/passwords/reset-token.ts';

let api: TestApi;
let now = Date.parse('2026-11-25T10:00:00.000Z');
beforeAll(async () => {
  api = await startTestApi({ questions: 'none', clock: () => new Date(now).toISOString() });
});
afterAll(() => api?.[Symbol.asyncDispose]());

/** The code of the app now, or some steps later. */
const codeOf = (secret: string, steps = 0) =>
  authenticator.codeOf(secret, now + steps * authenticator.stepMs);
/** The app's next code, because each counts once. */
const later = () => {
  now += authenticator.stepMs;
};

const confirm = async (user: TestUser) =>
  (await user.call(contract.confirmIdentity, { password: user.password })).body.confirmation;

async function setUp(user: TestUser) {
  const { secret, recoveryCodes } = await authenticator.setUpAuthenticator(user, user.password, now);
  later();
  return { secret, recoveryCodes };
}

async function firstStep({ email, password }: TestUser) {
  const answer = await api.call(loginStudent, { email, password });
  if (answer.status !== 202) throw new Error(`The login was answered with ${answer.status}`);
  return answer.body;
}
const secondStep = (challenge: string, code: string, options = {}) =>
  api.call(contract.loginSecondStep, { challenge, proof: { kind: 'code', code } }, options);
const withRecoveryCode = (challenge: string, code: string) =>
  api.call(contract.loginSecondStep, { challenge, proof: { kind: 'recovery_code', code } });
const typesOf = async (userId: string) =>
  (await api.dependencies.journal.readAny(secondFactorStream.nameOf(userId))).map(({ type }) => type);

describe('an authenticator app', () => {
  test('is set up with the password and a code, and then needed once per login', async () => {
    const user = await api.registerAndLogIn();
    const { secret, recoveryCodes } = await setUp(user);
    expect(new Set(recoveryCodes).size).toBe(10);
    const { body: shown } = await user.call(contract.fetchSecondFactor, {});
    expect(shown).toMatchObject({ standing: 'on', recoveryCodesLeft: 10, passkeys: [] });
    expect(JSON.stringify(shown)).not.toContain(secret);

    const { challenge, methods } = await firstStep(user);
    expect(methods).toEqual(['code', 'recovery_code']);
    await expect(secondStep(challenge, codeOf(secret, 9))).rejects.toMatchObject({ code: 'wrong_code' });
    const code = codeOf(secret);
    const { body } = await secondStep(challenge, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect((await api.call(retrieveUser, {}, { token: body.token })).body.user.id).toBe(user.userId);
    await expect(secondStep(challenge, code)).rejects.toMatchObject({ code: 'wrong_code' });
    later();
    expect(await secondStep(challenge, codeOf(secret, -1)).catch(({ code: why }) => why)).toBe('wrong_code');
    expect((await secondStep(challenge, codeOf(secret, 1))).status).toBe(200);
  });

  test('gives a repeated command the same session', async () => {
    const user = await api.registerAndLogIn();
    const { secret } = await setUp(user);
    const { challenge } = await firstStep(user);
    const commandId = randomUUID();
    const [one, again] = [
      await secondStep(challenge, codeOf(secret), { commandId }),
      await secondStep(challenge, codeOf(secret), { commandId }),
    ];
    expect(again.body.token).toBe(one.body.token);
    expect((await typesOf(user.userId)).filter((type) => type === 'CodeAccepted')).toHaveLength(1);
  });

  test('completes no login after five minutes, a new password, or without a first step', async () => {
    const user = await api.registerAndLogIn();
    const { secret } = await setUp(user);
    const { challenge } = await firstStep(user);
    now += 6 * minuteMs;
    await expect(secondStep(challenge, codeOf(secret))).rejects.toMatchObject({ code: 'token_expired' });
    await expect(secondStep('nonsense', codeOf(secret))).rejects.toMatchObject({ code: 'token_invalid' });

    const { challenge: stolen } = await firstStep(user);
    now += 1_000;
    const requestedAt = new Date(now).toISOString();
    await api.call(forgotPassword, { email: user.email });
    const token = await createResetToken(api.dependencies.settings, { userId: user.userId, requestedAt });
    now += 1_000;
    await api.call(resetPassword, { token, password: 'four words that differ' });
    await expect(secondStep(stolen, codeOf(secret))).rejects.toMatchObject({ code: 'token_expired' });
    // A new password does not bypass the second step.
    const { status } = await api.call(loginStudent, {
      email: user.email,
      password: 'four words that differ',
    });
    expect(status).toBe(202);
  });

  test('is removed only with a confirmation of this session', async () => {
    const [user, other] = [await api.registerAndLogIn(), await api.registerAndLogIn()];
    const { secret } = await setUp(user);
    for (const confirmation of ['nonsense', await confirm(other)]) {
      await expect(user.call(contract.removeAuthenticator, { confirmation })).rejects.toMatchObject({
        code: 'confirmation_needed',
      });
    }
    await expect(user.call(contract.confirmIdentity, { password: 'not this' })).rejects.toMatchObject({
      code: 'wrong_credentials',
    });
    const { confirmation } = (await user.call(contract.confirmIdentity, { code: codeOf(secret) })).body;
    await user.call(contract.removeAuthenticator, { confirmation });
    expect((await user.call(contract.fetchSecondFactor, {})).body).toMatchObject({
      standing: 'off',
      recoveryCodesLeft: 0,
    });
    expect((await api.call(loginStudent, user)).status).toBe(200);
  });

  test('is offered again until it is confirmed, and needs a new confirmation after ten minutes', async () => {
    const user = await api.registerAndLogIn();
    const confirmation = await confirm(user);
    const commandId = randomUUID();
    const offer = async () =>
      (await user.call(contract.offerAuthenticator, { confirmation }, { commandId })).body;
    const { secret, uri } = await offer();
    expect(await offer()).toEqual({ secret, uri });
    expect(uri).toContain(`otpauth://totp/Ninety:${encodeURIComponent(user.email)}?`);
    now += 11 * minuteMs;
    await expect(user.call(contract.offerAuthenticator, { confirmation })).rejects.toMatchObject({
      code: 'confirmation_needed',
    });
    await user.call(contract.confirmAuthenticator, { code: codeOf(secret) });
    await expect(
      user.call(contract.offerAuthenticator, { confirmation: await confirm(user) }),
    ).rejects.toMatchObject({ code: 'factor_exists' });
  });
});

describe('recovery codes', () => {
  test('log in once each, typed in any form, until new ones are created', async () => {
    const user = await api.registerAndLogIn();
    const { recoveryCodes } = await setUp(user);
    const [first = '', second = ''] = recoveryCodes;
    const { challenge } = await firstStep(user);
    await expect(withRecoveryCode(challenge, '0000-0000-0000')).rejects.toMatchObject({ code: 'wrong_code' });
    const typed = first.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
    const { body } = await withRecoveryCode(challenge, typed);
    await expect(withRecoveryCode(challenge, first)).rejects.toMatchObject({ code: 'wrong_code' });
    const options = { token: body.token };
    const left = async () => (await api.call(contract.fetchSecondFactor, {}, options)).body.recoveryCodesLeft;
    expect(await left()).toBe(9);
    const { confirmation } = (await api.call(contract.confirmIdentity, { password: user.password }, options))
      .body;
    const commandId = randomUUID();
    const make = async () =>
      (await api.call(contract.makeRecoveryCodes, { confirmation }, { ...options, commandId })).body;
    const made = await make();
    // The answer may have been lost: a repeated command shows the same codes.
    expect(await make()).toEqual(made);
    expect(await left()).toBe(10);
    await expect(withRecoveryCode(challenge, second)).rejects.toMatchObject({ code: 'wrong_code' });
    expect((await withRecoveryCode(challenge, made.recoveryCodes[9] ?? '')).status).toBe(200);
  });

  test('logs in one of two concurrent uses of a code', async () => {
    const user = await api.registerAndLogIn();
    const [code = ''] = (await setUp(user)).recoveryCodes;
    const { challenge } = await firstStep(user);
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, () => withRecoveryCode(challenge, code)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

test('stores no secret, key or code in the clear, and none after the account is deleted', async () => {
  const user = await api.registerAndLogIn();
  const { secret, recoveryCodes } = await setUp(user);
  const stored = await storedAsText(api);
  for (const text of [secret, ...recoveryCodes]) expect(stored).not.toContain(text);
  await user.call(deleteUser, { password: user.password });
  const events = await api.dependencies.journal.readAny(secondFactorStream.nameOf(user.userId));
  expect(events[0]).toMatchObject({ type: 'AuthenticatorOffered', data: { secret: { erased: true } } });
});

describe('a lost factor', () => {
  test('is removed by an admin with a reason, but never their own', async () => {
    const [user, admin] = [await api.registerAndLogIn(), await api.admin()];
    await setUp(user);
    const lost = { id: user.userId, reason: 'Lost the phone and the codes' };
    await expect(user.call(contract.takeOffSecondFactor, lost)).rejects.toMatchObject({
      code: 'not_allowed',
    });
    await setUp(admin);
    await expect(
      admin.call(contract.takeOffSecondFactor, { ...lost, id: admin.userId }),
    ).rejects.toMatchObject({ code: 'not_allowed' });
    const look = async () => (await admin.call(contract.fetchStudentSecondFactor, { id: user.userId })).body;
    expect(await look()).toEqual({ hasAuthenticator: true, passkeys: 0, recoveryCodesLeft: 10 });
    await admin.call(contract.takeOffSecondFactor, lost);
    expect(await look()).toEqual({ hasAuthenticator: false, passkeys: 0, recoveryCodesLeft: 0 });
    expect((await api.call(loginStudent, user)).status).toBe(200);
    const last = (await api.dependencies.journal.readAny(secondFactorStream.nameOf(user.userId))).at(-1);
    expect(last).toMatchObject({
      type: 'SecondFactorRemoved',
      data: { reason: lost.reason },
      metadata: { actor: { kind: 'admin', id: admin.userId }, userId: user.userId },
    });
    await expect(
      admin.call(contract.takeOffSecondFactor, { ...lost, id: randomUUID() }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});

test('gives a login with an app the usual length', async () => {
  const user = await api.registerAndLogIn();
  const { secret } = await setUp(user);
  const { challenge } = await firstStep(user);
  const { token } = (await secondStep(challenge, codeOf(secret))).body;
  now += 13 * dayMs;
  expect((await api.call(retrieveUser, {}, { token })).status).toBe(200);
});
