import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { accountStream } from '#domain/accounts/account.ts';
import { carts, fetchSalesFigures } from '#domain/commerce/carts/cart-admin-contract.ts';
import { cartStream } from '#domain/commerce/carts/cart.ts';
import { lookUpHistory } from '#domain/support/contract.ts';
import { eventually, startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { cartWithPayment } from '../commerce/testing/cart-with-payment.ts';
import { ProviderAway } from './payments.ts';
import { anOrder } from './testing/contract.ts';
import { payAtTill } from './testing/pay-at-till.ts';
import { setSwitches } from './till/till-switches.ts';
import { tillKeys } from './till/till-keys.ts';
import { webhookPath } from './webhook-route.ts';

let api: TestApi;
let student: TestUser;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none' });
  student = await api.registerAndLogIn();
  // Only notices of this file.
  await setSwitches(api.storage.pool, { never: 1, late: 0, lateMs: 0, twice: 0 });
});
afterAll(() => api[Symbol.asyncDispose]());

const { webhooks } = new Stripe('sk_test_0');

async function tell(paymentId: string, given: { body?: string; timestamp?: number; secret?: string } = {}) {
  const payload =
    given.body ??
    JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type: 'payment_intent.succeeded',
      livemode: false,
      data: { object: { object: 'payment_intent', id: paymentId } },
    });
  const secret = given.secret ?? tillKeys(api.dependencies.settings.tokenSecret).webhookSecret;
  const signature = webhooks.generateTestHeaderString({
    payload,
    secret,
    ...(given.timestamp && { timestamp: given.timestamp }),
  });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const answer = await api.inject({ method: 'POST', url: webhookPath, headers, payload });
  return { status: answer.statusCode, body: answer.json<{ outcome?: string }>() };
}

const cartOf = async (cartId: string) =>
  (await api.dependencies.journal.readAny(cartStream.nameOf(cartId))).map(({ type }) => type);
const granted = async () =>
  (await api.dependencies.journal.readAny(accountStream.nameOf(student.userId))).filter(
    ({ type }) => type === 'PackageGranted',
  ).length;
const open = ['CartOpened', 'PaymentRequested'];
const bought = [...open, 'PaymentSucceeded', 'PackageDelivered'];

async function paidCart() {
  const cart = await cartWithPayment(api.dependencies, student.userId);
  await payAtTill(api, cart, { do: 'pay', card: 'succeeds' });
  return cart;
}

test('grants a purchase once, before it acknowledges the notice', async () => {
  const before = await granted();
  const { cartId, paymentId } = await paidCart();
  expect(await cartOf(cartId)).toEqual(open);
  expect(await tell(paymentId)).toEqual({ status: 200, body: { outcome: 'stored' } });
  expect(await cartOf(cartId)).toEqual(bought);
  await Promise.all(Array.from({ length: 8 }, () => tell(paymentId)));
  expect(await cartOf(cartId)).toEqual(bought);
  expect(await granted()).toBe(before + 1);
});

test('grants nothing for a notice without a real payment', async () => {
  const { cartId, paymentId } = await cartWithPayment(api.dependencies, student.userId);
  expect(await tell(paymentId)).toEqual({ status: 200, body: { outcome: 'stored' } });
  expect(await cartOf(cartId)).toEqual(open);
});

test.each([
  ['signed by another', { secret: 'whsec_other' }],
  ['replayed ten minutes later', { timestamp: Math.floor(Date.now() / 1000) - 600 }],
  [
    'of real money, while none moves',
    {
      body: '{"id":"evt_1","object":"event","type":"x.y","livemode":true,"data":{"object":{"object":"payment_intent","id":"pi_1"}}}',
    },
  ],
])('refuses a notice %s and grants nothing', async (_what, given) => {
  const { cartId, paymentId } = await paidCart();
  const { status, body } = await tell(paymentId, given);
  expect([status, body]).toMatchObject([400, { code: 'invalid_input' }]);
  expect(await cartOf(cartId)).toEqual(open);
});

test('refuses a notice without a signature or body, or of another kind', async () => {
  for (const headers of [{ 'content-type': 'application/json' }, { 'content-type': 'text/plain' }]) {
    const answer = await api.inject({ method: 'POST', url: webhookPath, headers, payload: '{}' });
    expect(answer.statusCode).toBe(400);
  }
  expect((await api.inject({ method: 'POST', url: webhookPath })).statusCode).toBe(400);
});

test('acknowledges a notice of another integration, so that the provider does not repeat it', async () => {
  expect(await tell('pi_unknown')).toEqual({ status: 200, body: { outcome: 'not_ours' } });
  // For a missing cart, and for an impossible id.
  for (const cartId of [randomUUID(), '../account-1']) {
    const asked = await api.dependencies.payments.ask(anOrder({ cartId }));
    await payAtTill(api, asked, { do: 'pay', card: 'succeeds' });
    expect(await tell(asked.paymentId)).toEqual({ status: 200, body: { outcome: 'not_ours' } });
  }
  const other = JSON.stringify({
    id: 'evt_2',
    object: 'event',
    type: 'customer.created',
    livemode: false,
    data: { object: { object: 'customer', id: 'cus_1' } },
  });
  expect(await tell('', { body: other })).toEqual({ status: 200, body: { outcome: 'not_ours' } });
});

test('asks for a repetition while the provider is unavailable', async () => {
  const { cartId, paymentId } = await paidCart();
  const away = vi.spyOn(api.dependencies.payments, 'find').mockRejectedValueOnce(new ProviderAway('test'));
  expect(await tell(paymentId)).toEqual({ status: 503, body: { outcome: 'later' } });
  away.mockRestore();
  expect(await cartOf(cartId)).toEqual(open);
  expect(await tell(paymentId)).toMatchObject({ status: 200 });
  expect(await cartOf(cartId)).toEqual(bought);
});

/** The act of the bank, which the till reports by its own webhook. */
async function dispute(paymentId: string, status: 'needs_response' | 'won' | 'lost') {
  const answer = await api.inject({
    method: 'POST',
    url: '/till/v1/disputes',
    headers: {
      authorization: `Bearer ${tillKeys(api.dependencies.settings.tokenSecret).secretKey}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ payment_intent: paymentId, status }).toString(),
  });
  return answer.statusCode;
}

test.each([
  ['won', 'The dispute at the bank is closed: we keep the money', 0],
  ['lost', 'The dispute at the bank is closed: the bank gave the money back', 1],
] as const)(
  'records a dispute when it opens and when it is %s, without blocking anything',
  async (outcome, words, share) => {
    await setSwitches(api.storage.pool, { never: 0, late: 0, lateMs: 0, twice: 1 });
    const admin = await api.admin();
    const before = await granted();
    const { cartId, paymentId } = await paidCart();
    await eventually(async () => expect(await cartOf(cartId)).toEqual(bought));
    const shown = async () => (await admin.call(carts.one, { id: cartId })).body;
    const needsALook = async () => {
      const filter = JSON.stringify({ id: cartId, needsALook: true });
      return (await admin.call(carts.list, { filter })).body.map(({ concerns }) => concerns);
    };

    expect(await dispute(paymentId, 'needs_response')).toBe(200);
    await eventually(async () => expect(await cartOf(cartId)).toEqual([...bought, 'DisputeOpened']));
    const during = await eventually(async () => {
      const cart = await shown();
      expect(cart).toMatchObject({ status: 'granted', isDisputed: true });
      return cart;
    });
    expect(await needsALook()).toEqual([['disputed']]);
    const day = (during.paidAt ?? '').slice(0, 10);
    const givenBack = async () => {
      const { figures } = (await admin.call(fetchSalesFigures, { from: day, to: day })).body;
      return figures.reduce((sum, { refunded }) => sum + refunded, 0);
    };
    const givenBackBefore = await givenBack();
    expect(during.events.at(-1)?.words).toBe(`Disputed the payment at the bank (${paymentId})`);

    expect(await dispute(paymentId, outcome)).toBe(200);
    const all = [...bought, 'DisputeOpened', 'DisputeClosed'];
    await eventually(async () => expect(await cartOf(cartId)).toEqual(all));
    const after = await eventually(async () => {
      const cart = await shown();
      expect(cart).toMatchObject({
        status: 'granted',
        isDisputed: false,
        disputeOutcome: outcome,
        refunded: null,
      });
      return cart;
    });
    expect(await needsALook()).toEqual([]);
    expect(await givenBack()).toBe(givenBackBefore + share * (during.total?.amount ?? NaN));
    expect(after.events.at(-1)?.words).toBe(`${words} (${paymentId})`);
    const { entries } = (await admin.call(lookUpHistory, { id: student.userId, reason: 'A dispute' })).body;
    expect(entries.map(({ sentence }) => sentence)).toContain(`${words} (${paymentId})`);

    // A closed dispute is not opened again, and late reports change nothing.
    expect(await dispute(paymentId, 'needs_response')).toBe(400);
    await tell(paymentId);
    expect(await cartOf(cartId)).toEqual(all);
    expect(await granted()).toBe(before + 1);
    await setSwitches(api.storage.pool, { never: 1, late: 0, lateMs: 0, twice: 0 });
  },
);

test('records both events of a dispute that was already over', async () => {
  const { cartId, paymentId } = await paidCart();
  await tell(paymentId);
  for (const status of ['needs_response', 'lost'] as const) await dispute(paymentId, status);
  await tell(paymentId);
  await tell(paymentId);
  expect(await cartOf(cartId)).toEqual([...bought, 'DisputeOpened', 'DisputeClosed']);
});

test('repeats the notices of the till, late and twice, until they are accepted', async () => {
  await setSwitches(api.storage.pool, { never: 0, late: 0.5, lateMs: 200, twice: 1 });
  const before = await granted();
  const noticed = (await api.storage.pool.query('select from till.notice')).rows.length;
  const many = await Promise.all([paidCart(), paidCart(), paidCart()]);
  for (const { cartId } of many) await eventually(async () => expect(await cartOf(cartId)).toEqual(bought));
  await eventually(async () => {
    const { rows } = await api.storage.pool.query('select from till.notice where delivered_at is null');
    expect(rows).toEqual([]);
  });
  const { rows } = await api.storage.pool.query('select from till.notice');
  expect(rows).toHaveLength(noticed + 6);
  expect(await granted()).toBe(before + 3);
});
