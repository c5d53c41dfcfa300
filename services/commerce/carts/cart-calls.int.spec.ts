import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { retrieveUser } from '#domain/accounts/contract.ts';
import { carts, fetchSalesFigures, refundPurchase } from '#domain/commerce/carts/cart-admin-contract.ts';
import { regulationsInForce } from '#domain/accounts/regulations.ts';
import * as contract from '#domain/commerce/carts/cart-contract.ts';
import { cartStream } from '#domain/commerce/carts/cart.ts';
import { changePackage } from '#domain/commerce/prices/price-list-contract.ts';
import { defaultPackages } from '#domain/commerce/packages/default-packages.ts';
import type { PackageId } from '#domain/commerce/packages/package-id.ts';
import { fetchCredits } from '#domain/credits/contract.ts';
import { eventually, startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { payAtTill } from '../../payments/testing/pay-at-till.ts';

let api: TestApi;
let ann: TestUser;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none' });
  ann = await api.registerAndLogIn();
});
afterAll(() => api[Symbol.asyncDispose]());

const open = async (packageId: PackageId, by = ann, quantity = 1) =>
  (await by.call(contract.createCart, { packageId, country: 'US', quantity })).body.cartId;
const fetch = async (cartId: string, by = ann) => (await by.call(contract.fetchCart, { cartId })).body;
async function ask(cartId: string, by = ann, method: 'card' | 'paypal' = 'card') {
  const { total: seen } = await fetch(cartId, by);
  const { body } = await by.call(contract.createPaymentIntentt, { cartId, method, seen });
  const stream = await api.storage.journal.read(cartStream, cartStream.nameOf(cartId));
  const last = stream.findLast(({ type }) => type === 'PaymentRequested');
  expect(last?.data).toMatchObject({ agreedTo: regulationsInForce });
  const paymentId = last?.type === 'PaymentRequested' ? last.data.paymentId : '';
  return { paymentId, ...body };
}
const pay = async (cartId: string, card: 'succeeds' | 'declined' = 'succeeds', by = ann) => {
  const asked = await ask(cartId, by);
  await payAtTill(api, asked, { do: 'pay', card });
  return asked;
};
const comeBack = async (cartId: string, by = ann) =>
  (await by.call(contract.savePurchaseToUser, { cartId })).body;

describe('a purchase', () => {
  test('is priced by the server, paid at the provider and granted on return', async () => {
    const cartId = await open('package_silver');
    const cart = await fetch(cartId);
    expect(cart).toMatchObject({ status: 'open', total: { amount: 6435, currency: 'USD' }, refusal: null });
    expect(cart.provider).toEqual({ kind: 'till' });
    await ann.call(contract.didAddToCart, { cartId });
    expect(await comeBack(cartId)).toMatchObject({ status: 'open', upsell: null });
    await pay(cartId);
    const done = await comeBack(cartId);
    expect(done).toMatchObject({ status: 'granted', upsell: { upsellId: 'full_mock_test_upsell' } });
    expect((await ann.call(contract.checkIfPaymentIsDone, { cartId })).body).toEqual(done);
    const { user } = (await ann.call(retrieveUser, {})).body;
    expect(user).toMatchObject({ currentPlan: 'silver', packageId: 'package_silver' });
    expect(user.purchaseHistory).toMatchObject([{ cartId, isTakenBack: false }]);
    const { entries, writingCredits } = (await ann.call(fetchCredits, {})).body;
    expect(writingCredits).toBe(70);
    expect(entries.find(({ cause }) => cause === 'purchase')).toMatchObject({ cartId, change: 300 });
    const { purchases } = (await ann.call(contract.fetchPurchases, {})).body;
    expect(purchases).toMatchObject([{ cartId, name: 'Silver', paid: { amount: 6435 }, method: 'card' }]);
  });

  test('has a receipt for its buyer only', async () => {
    const [purchase] = (await ann.call(contract.fetchPurchases, {})).body.purchases;
    const url = contract.downloadReceipt.path.replace(':cartId', purchase?.cartId ?? '');
    const get = async (user: TestUser) =>
      api.inject({ method: 'GET', url, headers: { authorization: `Bearer ${user.token}` } });
    const { statusCode, rawPayload, headers } = await get(ann);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await get(await api.registerAndLogIn())).statusCode).toBe(404);
  });

  test('can be retried after a decline, and another method cancels the one before', async () => {
    const ben = await api.registerAndLogIn();
    const cartId = await open('package_bronze', ben);
    await pay(cartId, 'declined', ben);
    expect(await comeBack(cartId, ben)).toMatchObject({ status: 'refused', refusal: expect.any(String) });
    const card = await ask(cartId, ben);
    const other = await ask(cartId, ben, 'paypal');
    expect(await api.dependencies.payments.find(card.paymentId)).toMatchObject({ status: 'cancelled' });
    expect((await ben.call(contract.cancelPayment, { cartId })).body.status).toBe('cancelled');
    expect(await api.dependencies.payments.find(other.paymentId)).toMatchObject({ status: 'cancelled' });
    await pay(cartId, 'succeeds', ben);
    // Cancelled too late: it was paid meanwhile.
    expect((await ben.call(contract.cancelPayment, { cartId })).body.status).toBe('granted');
  });
});

describe('a refused purchase', () => {
  test('grants nothing: a foreign cart, an unsold package, another price or method, a paid cart', async () => {
    const [eve, cartId] = [await api.registerAndLogIn(), await open('package_silver')];
    const seen = { amount: 1, currency: 'USD' } as const;
    for (const act of [
      () => eve.call(contract.fetchCart, { cartId }),
      () => eve.call(contract.didAddToCart, { cartId }),
      () => eve.call(contract.createPaymentIntentt, { cartId, method: 'card', seen }),
      () => eve.call(contract.checkIfPaymentIsDone, { cartId }),
      () => eve.call(contract.savePurchaseToUser, { cartId }),
      () => eve.call(contract.cancelPayment, { cartId }),
      () => eve.call(contract.fetchCart, { cartId: randomUUID() }),
    ])
      await expect(act()).rejects.toMatchObject({ code: 'cart_not_found', status: 404 });
    await expect(open('package_ultimate_upgrade_from_silver', eve)).rejects.toMatchObject({
      code: 'package_not_offered',
    });
    await expect(open('full_mock_test_upsell', eve)).rejects.toMatchObject({ code: 'package_not_offered' });
    await expect(open('package_silver', eve, 2)).rejects.toMatchObject({ code: 'package_not_offered' });
    const own = await open('package_silver', eve);
    await expect(
      eve.call(contract.createPaymentIntentt, { cartId: own, method: 'card', seen }),
    ).rejects.toMatchObject({ code: 'price_changed' });
    const { total } = await fetch(own, eve);
    await expect(
      eve.call(contract.createPaymentIntentt, { cartId: own, method: 'bancontact', seen: total }),
    ).rejects.toMatchObject({ code: 'method_does_not_fit' });
    await pay(own, 'succeeds', eve);
    await comeBack(own, eve);
    await expect(ask(own, eve)).rejects.toMatchObject({ code: 'cart_closed' });
    expect((await ann.call(contract.fetchPurchases, {})).body.purchases).toHaveLength(1);
    await expect(api.visitor().call(contract.fetchPurchases, {})).rejects.toMatchObject({ status: 401 });
  });

  test('of a hidden package is refused, also from an earlier cart', async () => {
    const [admin, eve] = await Promise.all([api.admin(), api.registerAndLogIn()]);
    const cartId = await open('package_combo', eve);
    const { total: seen } = await fetch(cartId, eve);
    const combo = defaultPackages.find(({ packageId }) => packageId === 'package_combo');
    if (!combo) throw new Error('there is no combo');
    await admin.call(changePackage, { ...combo, isShown: false, reason: 'Sold no more' });
    const refusal = { code: 'package_not_offered' };
    await expect(open('package_combo', eve)).rejects.toMatchObject(refusal);
    await expect(
      eve.call(contract.createPaymentIntentt, { cartId, method: 'card', seen }),
    ).rejects.toMatchObject(refusal);
  });

  test('keeps a price for half an hour after a raise, and then shows the new one to confirm', async () => {
    const start = Date.now();
    let now = start;
    await using shop = await startTestApi({
      questions: 'none',
      clock: () => new Date(now).toISOString(),
    });
    const [admin, buyer] = await Promise.all([shop.admin(), shop.registerAndLogIn()]);
    const { cartId } = (await buyer.call(contract.createCart, { packageId: 'package_silver', country: 'US' }))
      .body;
    const silver = defaultPackages.find(({ packageId }) => packageId === 'package_silver');
    if (!silver) throw new Error('there is no silver');
    await admin.call(changePackage, { ...silver, audCents: silver.audCents * 2, reason: 'Worth more' });

    const seen = (await buyer.call(contract.fetchCart, { cartId })).body;
    expect(seen).toMatchObject({
      total: { amount: 6435, currency: 'USD' },
      heldUntil: new Date(start + 30 * 60_000).toISOString(),
    });
    const payOf = (total: typeof seen.total) =>
      buyer.call(contract.createPaymentIntentt, { cartId, method: 'card', seen: total });
    await payOf(seen.total);
    await buyer.call(contract.cancelPayment, { cartId });

    now += 30 * 60_000;
    await expect(payOf(seen.total)).rejects.toMatchObject({ code: 'price_changed' });
    const later = (await buyer.call(contract.fetchCart, { cartId })).body;
    expect(later).toMatchObject({ total: { amount: 12_870, currency: 'USD' }, heldUntil: null });
    await payOf(later.total);
  });

  test('opens one cart for a repeated command', async () => {
    const commandId = randomUUID();
    const input = { packageId: 'package_silver', country: 'US' } as const;
    const [first, second] = [
      await ann.call(contract.createCart, input, { commandId }),
      await ann.call(contract.createCart, input, { commandId }),
    ];
    expect(second.body).toEqual(first.body);
  });
});

describe('an admin', () => {
  test('refunds once per command, and sees the purchase and its history', async () => {
    const [admin, dan] = [await api.admin(), await api.registerAndLogIn()];
    const cartId = await open('package_ultimate', dan);
    await expect(admin.call(refundPurchase, { cartId, reason: 'Asked for it' })).rejects.toMatchObject({
      code: 'nothing_to_refund',
    });
    await pay(cartId, 'succeeds', dan);
    await comeBack(cartId, dan);
    expect((await dan.call(fetchCredits, {})).body).toMatchObject({
      isSpeakingUnlimited: true,
      speakingMessage: 'You have unlimited Ai speaking!',
    });
    const commandId = randomUUID();
    const part = { cartId, amount: 100, reason: 'For goodwill' };
    const refunded = { amount: 100, currency: 'USD' };
    const refund = () => admin.call(refundPurchase, part, { commandId });
    expect((await refund()).body).toEqual({ refunded });
    expect((await refund()).body).toEqual({ refunded });
    await expect(admin.call(refundPurchase, { ...part, amount: 1_000_000 })).rejects.toMatchObject({
      code: 'refund_too_high',
    });
    expect((await dan.call(retrieveUser, {})).body.user.currentPlan).toBe('ultimate');
    await admin.call(refundPurchase, { cartId, reason: 'Was ill' });
    expect((await dan.call(retrieveUser, {})).body.user).toMatchObject({
      currentPlan: null,
      purchaseHistory: [{ isTakenBack: true }],
    });
    await eventually(async () => {
      const { body } = await admin.call(carts.one, { id: cartId });
      expect(body).toMatchObject({ status: 'refunded', userId: dan.userId });
      expect(body.events.map(({ words }) => words)).toContain(
        'Lost the unused part of Ultimate after a full refund',
      );
    });
    // Midnight may pass between the purchase, its refunds and this.
    const { paidAt } = (await admin.call(carts.one, { id: cartId })).body;
    const [from, to] = [paidAt ?? '', new Date().toISOString()].map((time) => time.slice(0, 10)) as [
      string,
      string,
    ];
    const { figures } = (await admin.call(fetchSalesFigures, { from, to })).body;
    const ofUltimate = figures.filter(({ packageId }) => packageId === 'package_ultimate');
    const sum = (field: 'purchases' | 'paid' | 'refunded' | 'netAudCents') =>
      ofUltimate.reduce((whole, figure) => whole + figure[field], 0);
    expect([sum('purchases'), sum('netAudCents')]).toEqual([1, 0]);
    expect(sum('refunded')).toBe(sum('paid'));
    await expect(dan.call(refundPurchase, { cartId, reason: 'Was ill' })).rejects.toMatchObject({
      status: 403,
    });
  });
});
