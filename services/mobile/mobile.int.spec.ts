import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { retrieveUser } from '#domain/accounts/contract.ts';
import { dayMs } from '#domain/core/durations.ts';
import { accountStream } from '#domain/accounts/account.ts';
import { getMobileStatus, syncMobile } from '#domain/mobile/contract.ts';
import { startAdaptyServer, type AdaptyServer } from '#infra/testing/servers/adapty-server.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { storedAsText } from '#infra/testing/refusals.ts';

let adapty: AdaptyServer;
let api: TestApi;
beforeAll(async () => {
  adapty = await startAdaptyServer();
  const { secretKey, url: apiUrl } = adapty;
  api = await startTestApi({ clock, questions: 'none', settings: { adapty: { secretKey, apiUrl } } });
});
afterAll(async () => {
  await api?.[Symbol.asyncDispose]();
  await adapty?.[Symbol.asyncDispose]();
});
beforeEach(() => {
  adapty.fault = 'none';
});

const now = Date.parse('2026-11-20T10:00:00.000Z');
const clock = () => new Date(now).toISOString();
const inDays = (days: number) => new Date(now + days * dayMs).toISOString();

/** A month that ends in ten days, as Adapty writes it. */
const monthly = (transaction: string, change: object = {}) => ({
  access_level_id: 'package_bronze_sect',
  store: 'app_store',
  store_product_id: 'ninety.monthly',
  store_transaction_id: transaction,
  store_original_transaction_id: transaction,
  starts_at: null,
  purchased_at: inDays(-20).replace('Z', '+0000'),
  expires_at: inDays(10).replace('Z', '+0000'),
  cancellation_reason: null,
  environment: 'Production',
  ...change,
});

function profileOf({ userId }: { readonly userId: string }, ...levels: readonly object[]): string {
  const adaptyId = randomUUID();
  adapty.profiles.set(adaptyId, {
    profile_id: adaptyId,
    customer_user_id: userId,
    access_levels: levels,
  });
  return adaptyId;
}

const grantsOf = async ({ userId }: TestUser) =>
  (await api.dependencies.journal.readAny(accountStream.nameOf(userId))).filter(
    ({ type }) => type === 'PackageGranted',
  );

test('grants a purchase in the app once, and shows it with the status', async () => {
  const user = await api.registerAndLogIn();
  expect((await user.call(getMobileStatus, {})).body).toEqual({
    isConfigured: true,
    isLinked: false,
    redeemedMobileApp: false,
    purchases: [],
  });
  expect((await user.call(syncMobile, {})).body.user).toMatchObject({ adaptyId: null, currentPlan: null });

  const transaction = randomUUID();
  const adaptyId = profileOf(user, monthly(transaction), { ...monthly('other'), access_level_id: 'premium' });
  const { body } = await user.call(syncMobile, { adaptyId });
  expect(body.user).toMatchObject({
    adaptyId,
    redeemedMobileApp: true,
    currentPlan: 'bronze',
    packageId: 'package_bronze_sect',
  });
  await user.call(syncMobile, {});
  await user.call(syncMobile, { adaptyId });
  expect(await grantsOf(user)).toHaveLength(1);
  expect((await user.call(retrieveUser, {})).body.user).toEqual(body.user);
  const status = (await user.call(getMobileStatus, {})).body;
  expect(status).toMatchObject({
    isLinked: true,
    redeemedMobileApp: true,
    purchases: [{ packageId: 'package_bronze_sect', store: 'app_store', isTakenBack: false }],
  });
  const stored = await storedAsText(api);
  expect(stored).not.toContain(adaptyId);
  expect(stored).not.toContain(transaction);

  const [profile] = [adapty.profiles.get(adaptyId)];
  const refunded = { ...profile, access_levels: [monthly(transaction, { cancellation_reason: 'refund' })] };
  adapty.profiles.set(adaptyId, refunded as never);
  expect((await user.call(syncMobile, {})).body.user.currentPlan).toBeNull();
  expect((await user.call(getMobileStatus, {})).body.purchases[0]?.isTakenBack).toBe(true);
});

describe('refused access', () => {
  test('for the profile of another user, and for an unknown one', async () => {
    const user = await api.registerAndLogIn();
    const stranger = profileOf({ userId: randomUUID() }, monthly(randomUUID()));
    for (const adaptyId of [stranger, randomUUID()])
      await expect(user.call(syncMobile, { adaptyId })).rejects.toMatchObject({
        code: 'mobile_app_not_yours',
      });
    expect((await user.call(getMobileStatus, {})).body.isLinked).toBe(false);
  });

  test('to a second account for the same purchase', async () => {
    const [first, second] = [await api.registerAndLogIn(), await api.registerAndLogIn()];
    const level = monthly(randomUUID());
    await first.call(syncMobile, { adaptyId: profileOf(first, level) });
    const { body } = await second.call(syncMobile, { adaptyId: profileOf(second, level) });
    expect(body.user).toMatchObject({ currentPlan: null, redeemedMobileApp: false });
    expect(await grantsOf(first)).toHaveLength(1);
  });

  test.each(['status 500', 'odd JSON'] as const)('while the provider answers with %s', async (fault) => {
    const user = await api.registerAndLogIn();
    const adaptyId = profileOf(user, monthly(randomUUID()));
    adapty.fault = fault;
    await expect(user.call(syncMobile, { adaptyId })).rejects.toMatchObject({
      code: 'mobile_provider_away',
    });
    adapty.fault = 'none';
    expect((await user.call(syncMobile, { adaptyId })).body.user.currentPlan).toBe('bronze');
  });

  test('without a configured provider, and in production for a sandbox purchase', async () => {
    await using off = await startTestApi({ clock, questions: 'none' });
    const visitor = await off.registerAndLogIn();
    expect((await visitor.call(getMobileStatus, {})).body.isConfigured).toBe(false);
    await expect(visitor.call(syncMobile, {})).rejects.toMatchObject({ code: 'mobile_app_off' });

    await using live = await startTestApi({
      clock,
      questions: 'none',
      settings: {
        environment: 'production',
        adapty: { secretKey: adapty.secretKey, apiUrl: adapty.url },
      },
    });
    const buyer = await live.registerAndLogIn();
    const adaptyId = profileOf(buyer, monthly(randomUUID(), { environment: 'Sandbox' }));
    const { body } = await buyer.call(syncMobile, { adaptyId });
    expect(body.user).toMatchObject({ adaptyId, currentPlan: null });
  });
});
