import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentCardStream } from '#domain/commerce/carts/payment-card.ts';
import { accountStream } from '#domain/accounts/account.ts';
import { adminUsers } from '#domain/accounts/admin-contract.ts';
import { loginStudent, registerUser, retrieveUser, verifyTokenEmail } from '#domain/accounts/contract.ts';
import type { RecordedEvent } from '#domain/streams.ts';
import * as adminContract from '#domain/referrals/admin-contract.ts';
import * as contract from '#domain/referrals/contract.ts';
import { referralStream } from '#domain/referrals/referral.ts';
import { eventually, startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { refusalOf } from '#infra/testing/refusal-of.ts';
import { referralsReactor } from './reactor.ts';
import { buy } from '#services/commerce/testing/buy.ts';
import { createVerificationToken } from '#services/accounts/email/verification-token.ts';

let api: TestApi;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none' });
  admin = await api.admin();
});
afterAll(() => api[Symbol.asyncDispose]());

/** Handles an account's events twice, because repetitions must have no effect. */
async function react(userId: string) {
  const { journal } = api.dependencies;
  const reactor = referralsReactor({ journal });
  const events = (await journal.readAny(accountStream.nameOf(userId))) as readonly RecordedEvent[];
  for (const event of [...events, ...events]) {
    if (reactor.types.includes(event.type)) await reactor.handle(event);
  }
  const [last] = await journal.read(referralStream, referralStream.nameOf(userId), {
    direction: 'backwards',
    maxCount: 1,
  });
  await api.dependencies.readModels.waitFor(['referrals'], last?.position);
}

const password = 'a long password';

interface From {
  readonly network?: string;
  readonly cookie?: string;
}

/** Signs up by a link, by default from a new network, and verifies the address. */
async function signUpBy(
  referralId: string,
  { network = `10.0.0.${randomBytes(1)[0]}`, cookie = '' }: From = {},
) {
  const email = `${randomBytes(6).toString('hex')}@example.com`;
  const registered = await api.inject({
    method: 'POST',
    url: registerUser.path,
    remoteAddress: network,
    headers: { cookie },
    payload: { email, password, referralId },
  });
  expect(registered.statusCode).toBe(200);
  const { id: userId } = registered.json<{ id: string }>();
  const token = await createVerificationToken(api.dependencies.settings, { userId, email }, new Date());
  await api.visitor().call(verifyTokenEmail, { token, password });
  await react(userId);
  return userId;
}

/** No workflow has run since the sign-up, but the link counts. */
async function referrer() {
  const user = await api.registerAndLogIn();
  const { referralId } = (await user.call(retrieveUser, {})).body.user;
  return { user, referralId };
}
const rowOf = async (userId: string) =>
  (await admin.call(adminContract.adminReferrals.one, { id: userId })).body;

test('counts a friend who follows the link, and claims the reward once', async () => {
  const { user, referralId } = await referrer();
  expect((await user.call(contract.fetchReferral, {})).body).toMatchObject({
    referralId,
    link: `http://localhost:8090/u?r=${referralId}`,
    invited: 0,
    joined: 0,
    earned: [],
    next: { joined: 1 },
  });
  expect(referralId).not.toContain(user.userId);
  expect(await refusalOf(user.call(contract.claimReward, {}))).toMatchObject({
    status: 409,
    code: 'nothing_to_claim',
  });
  const friend = await signUpBy(referralId);
  expect(await rowOf(friend)).toMatchObject({ referrerId: user.userId, status: 'joined', heldFor: [] });
  expect((await user.call(contract.fetchReferral, {})).body).toMatchObject({
    invited: 1,
    joined: 1,
    earned: [{ joined: 1, isClaimed: false }],
    next: { joined: 3 },
  });
  for (let time = 0; time < 2; time += 1) {
    const { body } = await user.call(contract.claimReward, {});
    expect(body.user.stepsDone).toContain('did_claim_reward');
  }
  expect((await user.call(contract.fetchReferral, {})).body.earned).toMatchObject([{ isClaimed: true }]);
});

test('holds a sign-up from the device or network of the referrer for an admin', async () => {
  const { user, referralId } = await referrer();
  const network = '10.9.9.9';
  const logIn = await api.inject({
    method: 'POST',
    url: loginStudent.path,
    remoteAddress: network,
    payload: { email: user.email, password: user.password },
  });
  const cookie = logIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  await api.dependencies.securityLog.flush();
  const sameNetwork = await signUpBy(referralId, { network });
  expect(await rowOf(sameNetwork)).toMatchObject({ status: 'held', heldFor: ['same_network'] });
  const sameDevice = await signUpBy(referralId, { cookie });
  expect(await rowOf(sameDevice)).toMatchObject({ status: 'held', heldFor: ['same_device'] });

  await admin.call(adminContract.releaseReferral, { userId: sameNetwork });
  expect(await rowOf(sameNetwork)).toMatchObject({ status: 'joined' });
  const reason = 'The same person';
  await admin.call(adminContract.declineReferral, { userId: sameDevice, reason });
  expect(await rowOf(sameDevice)).toMatchObject({ status: 'declined' });
  const decided = { userId: sameNetwork, reason };
  expect(await refusalOf(admin.call(adminContract.declineReferral, decided))).toMatchObject({
    code: 'referral_not_held',
  });
});

test('holds a referral when friend and referrer pay with the same card', async () => {
  const { user, referralId } = await referrer();
  const friendId = await signUpBy(referralId);
  const other = await signUpBy(referralId);
  expect(await rowOf(friendId)).toMatchObject({ status: 'joined' });
  const { email } = await eventually(async () => (await admin.call(adminUsers.one, { id: friendId })).body);
  const friend = await api.logIn({ email: email ?? '', password });
  await buy(api, user, 'package_silver');
  await buy(api, friend, 'package_bronze');
  await buy(api, friend, 'package_speaking_credits');

  const { journal } = api.dependencies;
  const reactor = referralsReactor({ journal });
  const used: RecordedEvent[] = [];
  for await (const event of journal.readAll())
    if (event.type === 'PaymentCardUsed') used.push(event as RecordedEvent);
  expect(used.map(({ data }) => data)).toEqual([{ userId: user.userId }, { userId: friendId }]);
  expect(JSON.stringify(used)).not.toContain('till_succeeds');
  expect(new Set(used.map(({ stream }) => stream)).size).toBe(1);
  expect(used[0]?.stream).toMatch(paymentCardStream.nameOf(''));
  for (const event of [...used, ...used]) await reactor.handle(event);
  await react(friendId);
  expect(await rowOf(friendId)).toMatchObject({ status: 'held', heldFor: ['same_payment'] });
  expect(await rowOf(other)).toMatchObject({ status: 'joined' });
  expect((await user.call(contract.fetchReferral, {})).body.joined).toBe(1);

  await admin.call(adminContract.releaseReferral, { userId: friendId });
  for (const event of used) await reactor.handle(event);
  expect(await rowOf(friendId)).toMatchObject({ status: 'joined' });
});

test('ignores a link that belongs to no user', async () => {
  for (const referralId of ['no-such-link', '../account', '']) {
    const userId = await signUpBy(referralId);
    expect(await refusalOf(admin.call(adminContract.adminReferrals.one, { id: userId }))).toMatchObject({
      code: 'not_found',
    });
  }
});
