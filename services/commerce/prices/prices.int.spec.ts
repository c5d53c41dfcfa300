import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grantPackage } from '#domain/accounts/grant-package.ts';
import { accountStream } from '#domain/accounts/account.ts';
import { fetchAllPackages, type Offer } from '#domain/commerce/contract.ts';
import { defaultPackages } from '#domain/commerce/packages/default-packages.ts';
import { moneyInWords } from '#domain/commerce/prices/money-arithmetic.ts';
import { changePackage, packages, previewPrices } from '#domain/commerce/prices/price-list-contract.ts';
import { createPromotion } from '#domain/commerce/promotions/promotion-contract.ts';
import { startTestApi, type TestApi, type TestPerson, type TestUser } from '#infra/testing/api.ts';
import { refusalOf } from '#infra/testing/refusal-of.ts';
import { seedPrices } from '#infra/testing/prices.ts';
import { handle } from '../../core/handle.ts';

let api: TestApi;
let admin: TestUser;
const reason = 'For a test';

beforeAll(async () => {
  api = await startTestApi({
    questions: 'none',
    settings: { trustedProxies: 1, countryHeader: 'CF-IPCountry' },
  });
  await seedPrices(api.dependencies.journal, '2026-01-01T00:00:00.000Z');
  admin = await api.admin();
});
afterAll(() => api[Symbol.asyncDispose]());

const pricesFor = async (person: TestPerson, country = 'AU') =>
  (await person.call(fetchAllPackages, { country })).body;
const priceIn = (offers: readonly Offer[], id: string) => {
  const offer = offers.find(({ packageId }) => packageId === id);
  return offer && moneyInWords(offer.price);
};
const silver = defaultPackages.find(({ packageId }) => packageId === 'package_silver') ?? defaultPackages[0];
if (!silver) throw new Error('the defaults have Silver');

async function give({ userId }: TestUser, days: number) {
  const commandId = randomUUID();
  const now = new Date().toISOString();
  const context = {
    commandId,
    correlationId: commandId,
    actor: { kind: 'system', id: 'test' } as const,
    at: now,
    userId,
  };
  await handle(api.dependencies.journal, accountStream, userId, context, (state) =>
    grantPackage(state, {
      cartId: randomUUID(),
      packageId: 'package_bronze',
      group: 'subscription',
      plan: 'bronze',
      days,
      hasUnlimitedSpeaking: false,
      upgradesFrom: null,
      now,
    }),
  );
}

describe('an offer', () => {
  test('to a visitor has the default promotion, in the currency of the country', async () => {
    const body = await pricesFor(api.visitor(), 'IN');
    expect(body).toMatchObject({ country: 'IN', currency: 'INR', currentPlan: null, paidExpiryTime: null });
    expect(priceIn(body.offers, 'package_silver')).toBe('5350.00 INR');
    const ultimate = async () =>
      (await pricesFor(api.visitor(), 'IN')).offers.find(({ packageId }) => packageId === 'package_ultimate');
    // The promotion comes from a read model.
    await expect.poll(ultimate).toMatchObject({
      listPrice: { amount: 8_050_00 },
      price: { amount: 5_640_00 },
      reductions: [{ kind: 'promotion', promoId: 'ultimate_30', discount: 30 }],
    });
  });

  test('to a student with a plan has upgrades for the days left', async () => {
    const student = await api.registerAndLogIn();
    await give(student, 15);
    const { offers, currentPlan, paidExpiryTime } = await pricesFor(student);
    expect(currentPlan).toBe('bronze');
    expect(paidExpiryTime).toBeTypeOf('string');
    expect(priceIn(offers, 'package_silver_upgrade_from_bronze')).toBe('20.00 AUD');
    expect(priceIn(offers, 'package_silver')).toBeUndefined();
  });

  test('follows the proxy, the time zone and the language without a chosen country', async () => {
    const { visitorId } = api.visitor();
    const countryBy = async (query: string, headers: Record<string, string> = {}) => {
      const response = await api.inject({
        url: `/api/pricing/fetchAllPackages${query}`,
        headers: { 'ninety-visitor': visitorId, ...headers },
      });
      return response.json<{ country: string }>().country;
    };
    expect(await countryBy('?country=NP', { 'cf-ipcountry': 'IN' })).toBe('NP');
    expect(await countryBy('?timeZone=Asia/Dhaka', { 'cf-ipcountry': 'IN' })).toBe('IN');
    expect(await countryBy('?timeZone=Asia/Dhaka', { 'cf-ipcountry': 'XX' })).toBe('BD');
    expect(await countryBy('', { 'accept-language': 'en-GB,en' })).toBe('GB');
    expect(await countryBy('')).toBe('US');
  });

  test('reads only the country from the client, and no price', async () => {
    const response = await api.inject({
      url: '/api/pricing/fetchAllPackages?country=AU&price=1&audCents=1&promotions=all&discount=100',
      headers: { 'ninety-visitor': api.visitor().visitorId },
    });
    const { offers } = response.json<{ offers: Offer[] }>();
    expect(priceIn(offers, 'package_silver')).toBe('99.00 AUD');
    const wrong = await api.inject({
      url: '/api/pricing/fetchAllPackages?country=Australia',
      headers: { 'ninety-visitor': api.visitor().visitorId },
    });
    expect(wrong.statusCode).toBe(400);
  });
});

describe('the price list', () => {
  test('is changed by an admin with a reason, at the revision they saw', async () => {
    const list = await admin.call(packages.list, {});
    expect(list.body).toHaveLength(16);
    const seen = await admin.call(packages.one, { id: 'package_combo' });
    const { id: _, version: __, changedAt: ___, ...combo } = seen.body;
    const before = await pricesFor(api.visitor());
    const changed = await admin.call(
      changePackage,
      { ...combo, audCents: 55_00, name: 'Combo', reason },
      { ...(seen.etag !== undefined && { ifMatch: seen.etag }) },
    );
    const after = await pricesFor(api.visitor());
    expect(after.version).toBe(before.version + 1);
    expect(changed.body).toEqual({ version: after.version });
    expect(priceIn(after.offers, 'package_combo')).toBe('55.00 AUD');
    const listed = await admin.call(packages.one, { id: 'package_combo' });
    expect(listed.body).toMatchObject({ name: 'Combo', audCents: 55_00, version: after.version });
    expect(
      await refusalOf(
        admin.call(
          changePackage,
          { ...combo, reason },
          { ...(seen.etag !== undefined && { ifMatch: seen.etag }) },
        ),
      ),
    ).toMatchObject({ code: 'revision_conflict' });
  });

  test('refuses an invalid package and names the field', async () => {
    expect(
      await refusalOf(admin.call(changePackage, { ...silver, audCents: 79_00, days: 0, reason })),
    ).toMatchObject({
      status: 422,
      code: 'package_does_not_fit',
      fields: {
        audCents: 'It costs more than its reduced twin.',
        days: 'A plan lasts at least a day.',
      },
    });
    expect(await refusalOf(admin.call(changePackage, { ...silver, reason: ' ' }))).toMatchObject({
      code: 'invalid_input',
    });
  });

  test('is neither visible nor editable for anyone else', async () => {
    const student = await api.registerAndLogIn();
    for (const call of [
      () => student.call(changePackage, { ...silver, audCents: 1_00, reason }),
      () => student.call(packages.list, {}),
      () => student.call(previewPrices, { country: 'AU' }),
    ]) {
      expect(await refusalOf(call())).toMatchObject({ status: 403, code: 'not_allowed' });
    }
  });
});

describe('a price preview', () => {
  test('matches what the user sees, now or later', async () => {
    const student = await api.registerAndLogIn();
    await give(student, 10);
    const own = await pricesFor(student, 'US');
    const preview = await admin.call(previewPrices, { userId: student.userId, country: 'US' });
    expect(preview.body).toEqual({ currency: 'USD', offers: own.offers });
    const at = new Date(Date.now() + 20 * 86_400_000).toISOString();
    const later = await admin.call(previewPrices, { userId: student.userId, country: 'US', at });
    expect(later.body.offers.map(({ packageId }) => packageId)).toContain('package_bronze_discount');
    const visitor = await admin.call(previewPrices, { country: 'US' });
    expect(priceIn(visitor.body.offers, 'package_silver')).toBe('64.35 USD');
    expect(await refusalOf(admin.call(previewPrices, { userId: randomUUID(), country: 'US' }))).toMatchObject(
      {
        code: 'not_found',
      },
    );
  });

  test('includes a future promotion', async () => {
    const startTime = new Date(Date.now() + 10 * 86_400_000).toISOString();
    const endTime = new Date(Date.now() + 12 * 86_400_000).toISOString();
    const target = ['package_silver' as const];
    await admin.call(createPromotion, {
      promoId: 'soon',
      kind: 'open',
      discount: 50,
      startTime,
      endTime,
      target,
      reason,
    });
    const at = new Date(Date.now() + 11 * 86_400_000).toISOString();
    const { body } = await admin.call(previewPrices, { country: 'AU', at });
    expect(priceIn(body.offers, 'package_silver')).toBe('49.50 AUD');
  });
});
