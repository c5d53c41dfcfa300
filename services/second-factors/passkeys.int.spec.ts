import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loginStudent } from '#domain/accounts/contract.ts';
import * as contract from '#domain/second-factors/contract.ts';
import { passkeyRequestSchema } from '#domain/second-factors/passkey-schemas.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { softwarePasskey } from './testing/software-passkey.ts';

let api: TestApi;
const origin = 'https://ninety.example.org';
const rpId = 'ninety.example.org';
beforeAll(async () => {
  api = await startTestApi({ questions: 'none', settings: { publicUrl: origin } });
});
afterAll(() => api?.[Symbol.asyncDispose]());

async function offer(user: TestUser) {
  const { confirmation } = (await user.call(contract.confirmIdentity, { password: user.password })).body;
  const { options, ticket } = (await user.call(contract.offerPasskey, { confirmation })).body;
  return { confirmation, options, ticket, said: { challenge: options.challenge, origin, rpId, counter: 1 } };
}

async function withPasskey() {
  const user = await api.registerAndLogIn();
  const passkey = softwarePasskey();
  const { ticket, said } = await offer(user);
  const { body } = await user.call(contract.addPasskey, {
    ticket,
    name: ' My key ',
    passkey: passkey.make(said),
  });
  expect(body.recoveryCodes).toHaveLength(10);
  return { user, passkey };
}

async function firstStep({ email, password }: TestUser) {
  const answer = await api.call(loginStudent, { email, password });
  if (answer.status !== 202 || !answer.body.passkey) throw new Error('No passkey was asked for');
  const { challenge } = answer.body;
  const passkey = passkeyRequestSchema.parse(answer.body.passkey);
  return { challenge, request: passkey, said: { challenge: passkey.challenge, origin, rpId, counter: 2 } };
}
type Signed = ReturnType<ReturnType<typeof softwarePasskey>['sign']>;
const secondStep = (challenge: string, passkey: Signed, options = {}) =>
  api.call(contract.loginSecondStep, { challenge, proof: { kind: 'passkey', passkey } }, options);

test('adds, names and shows a passkey, and accepts each signature once', async () => {
  const { user, passkey } = await withPasskey();
  const { challenge, request, said } = await firstStep(user);
  expect(request).toMatchObject({ rpId, allowCredentials: [{ type: 'public-key', transports: ['usb'] }] });
  const signed = passkey.sign(said);
  const sent = { commandId: randomUUID(), visitorId: randomUUID() };
  const { body } = await secondStep(challenge, signed, sent);
  // The answer may have been lost: a repeated command is the same login.
  expect((await secondStep(challenge, signed, sent)).body.token).toBe(body.token);
  await expect(secondStep(challenge, signed)).rejects.toMatchObject({ code: 'wrong_code' });
  const { passkeys } = (await api.call(contract.fetchSecondFactor, {}, { token: body.token })).body;
  expect(passkeys).toMatchObject([{ name: 'My key', usedAt: expect.any(String) as string }]);
});

test('detects a copied device by its counter', async () => {
  const { user, passkey } = await withPasskey();
  const first = await firstStep(user);
  await secondStep(first.challenge, passkey.sign({ ...first.said, counter: 9 }));
  const { challenge, said } = await firstStep(user);
  await expect(secondStep(challenge, passkey.sign({ ...said, counter: 9 }))).rejects.toMatchObject({
    code: 'wrong_code',
  });
  expect((await secondStep(challenge, passkey.sign({ ...said, counter: 10 }))).status).toBe(200);
});

test.each([
  ['of a page elsewhere', { origin: 'https://ninety.example.net' }],
  ['for another site', { rpId: 'example.org' }],
  ['of another challenge', { challenge: Buffer.alloc(32, 1).toString('base64url') }],
])('refuses a signature %s', async (_what, wrong) => {
  const { user, passkey } = await withPasskey();
  const { challenge, said } = await firstStep(user);
  await expect(secondStep(challenge, passkey.sign({ ...said, ...wrong }))).rejects.toMatchObject({
    code: 'wrong_code',
  });
});

test('refuses a signature of another passkey, even under the right name', async () => {
  const { user, passkey } = await withPasskey();
  const { challenge, said } = await firstStep(user);
  const foreign = softwarePasskey().sign(said);
  const { id, rawId } = passkey.sign(said);
  for (const forged of [foreign, { ...foreign, id, rawId }]) {
    await expect(secondStep(challenge, forged)).rejects.toMatchObject({ code: 'wrong_code' });
  }
});

test('refuses a passkey created elsewhere, or with the ticket of another user', async () => {
  const [user, other] = [await api.registerAndLogIn(), await api.registerAndLogIn()];
  const passkey = softwarePasskey();
  const { ticket, said, confirmation } = await offer(user);
  const add = (by: TestUser, made: ReturnType<typeof passkey.make>, of = ticket) =>
    by.call(contract.addPasskey, { ticket: of, name: 'Key', passkey: made });
  const elsewhere = passkey.make({ ...said, origin: 'https://ninety.example.net' });
  await expect(add(user, elsewhere)).rejects.toMatchObject({ code: 'passkey_refused' });
  await expect(add(other, passkey.make(said))).rejects.toMatchObject({ code: 'confirmation_needed' });
  await expect(add(user, passkey.make(said), confirmation)).rejects.toMatchObject({
    code: 'confirmation_needed',
  });
  expect((await api.call(loginStudent, user)).status).toBe(200);
});

test('renames and removes a passkey, and the recovery codes with the last factor', async () => {
  const { user } = await withPasskey();
  const look = async () => (await user.call(contract.fetchSecondFactor, {})).body;
  const [{ id } = { id: '' }] = (await look()).passkeys;
  await user.call(contract.renamePasskey, { id, name: 'The blue one' });
  expect((await look()).passkeys).toMatchObject([{ name: 'The blue one' }]);
  await expect(user.call(contract.renamePasskey, { id: randomUUID(), name: 'None' })).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(user.call(contract.removePasskey, { id, confirmation: 'nonsense' })).rejects.toMatchObject({
    code: 'confirmation_needed',
  });
  const { confirmation } = await offer(user);
  await user.call(contract.removePasskey, { id, confirmation });
  expect(await look()).toMatchObject({ standing: 'off', passkeys: [], recoveryCodesLeft: 0 });
});
