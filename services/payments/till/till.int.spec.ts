import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '#infra/testing/api.ts';
import { openPayments } from '../open-payments.ts';
import { ProviderAway, type Payments } from '../payments.ts';
import { createStripePayments } from '../stripe-payments.ts';
import { anOrder, describePayments } from '../testing/contract.ts';
import { payAtTill } from '../testing/pay-at-till.ts';

let api: TestApi;
let payments: Payments;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none' });
  payments = api.dependencies.payments;
});
afterAll(() => api[Symbol.asyncDispose]());

describePayments('the till', async () => ({
  payments,
  pay: (asked, card) => payAtTill(api, asked, { do: 'pay', card }),
  async [Symbol.asyncDispose]() {},
}));

describePayments('the till by its address', async () => {
  const remote = await startTestApi({ questions: 'none' });
  const url = `${await remote.listen()}/till`;
  return {
    payments: openPayments({ ...remote.dependencies.settings, stripeApiUrl: url }),
    pay: (asked, card) => payAtTill(remote, asked, { do: 'pay', card }),
    [Symbol.asyncDispose]: () => remote[Symbol.asyncDispose](),
  };
});

const page = (paymentId: string, secret: string) =>
  api.inject({ method: 'GET', url: `/till/pay/${paymentId}?secret=${secret}` });

test('shows on its page the item, the amount and that no money moves, and links back', async () => {
  const asked = await payments.ask(anOrder({ description: 'Silver <b>& gold</b>' }));
  expect(asked.redirectUrl).toBe(
    `http://localhost:8090/till/pay/${asked.paymentId}?secret=${asked.clientSecret}`,
  );
  const { body, headers } = await page(asked.paymentId, asked.clientSecret);
  expect(body).toContain('No money moves');
  expect(body).toContain('$64.35 USD');
  expect(body).toContain('Silver &lt;b&gt;&amp; gold&lt;/b&gt;');
  expect(body).not.toContain('<script');
  expect(headers['content-security-policy']).toContain("form-action 'self' http://localhost:8090");

  const after = await payAtTill(api, asked, { do: 'pay', card: 'succeeds' });
  expect(after).toBe(
    `http://localhost:8090/thank-you?cart=1&payment_intent=${asked.paymentId}&redirect_status=succeeded`,
  );
  const foreign = await payments.ask(anOrder({ returnUrl: 'https://elsewhere.example/' }));
  expect(await payAtTill(api, foreign, { do: 'pay', card: 'succeeds' })).toMatch(/^\/till\/pay\//);
  expect((await page(foreign.paymentId, foreign.clientSecret)).body).not.toContain('elsewhere');
});

test('charges a card after its confirmation, and not after a refusal', async () => {
  for (const [answer, status] of [
    ['confirm', 'succeeded'],
    ['refuse', 'refused'],
  ] as const) {
    const asked = await payments.ask(anOrder());
    await payAtTill(api, asked, { do: 'pay', card: 'asks' });
    expect(await payments.find(asked.paymentId)).toMatchObject({ status: 'open' });
    expect((await page(asked.paymentId, asked.clientSecret)).body).toContain('Yes, pay');
    await payAtTill(api, asked, { do: answer });
    expect(await payments.find(asked.paymentId)).toMatchObject({ status });
  }
});

test('completes a late card without a further step', async () => {
  const asked = await payments.ask(anOrder());
  await payAtTill(api, asked, { do: 'pay', card: 'late' });
  expect(await payments.find(asked.paymentId)).toMatchObject({ status: 'processing' });
  await expect.poll(() => payments.find(asked.paymentId)).toMatchObject({ status: 'succeeded' });
});

test('cancels a payment when the buyer gives up', async () => {
  const asked = await payments.ask(anOrder());
  expect(await payAtTill(api, asked, { do: 'give_up' })).toContain('redirect_status=failed');
  expect(await payments.find(asked.paymentId)).toMatchObject({ status: 'cancelled' });
});

test('shows no page and charges nothing without the secret of a payment', async () => {
  const asked = await payments.ask(anOrder());
  expect((await page(asked.paymentId, 'x')).statusCode).toBe(404);
  expect((await page('pi_0', asked.clientSecret)).statusCode).toBe(404);
  await payAtTill(api, { ...asked, clientSecret: 'x' }, { do: 'pay', card: 'succeeds' });
  expect(await payments.find(asked.paymentId)).toMatchObject({ status: 'open' });
});

test('answers its API only with its key', async () => {
  const { statusCode } = await api.inject({ method: 'GET', url: '/till/v1/payment_intents' });
  expect(statusCode).toBe(401);
  const stranger = createStripePayments({
    provider: { kind: 'till' },
    secretKey: 'sk_test_0000000000',
    webhookSecret: 'whsec_0',
    address: { url: `${await api.listen()}/till` },
  });
  await expect(stranger.ask(anOrder())).rejects.toBeInstanceOf(ProviderAway);
});

test('does not exist in production, where nothing can be paid without keys', async () => {
  await using production = await startTestApi({ questions: 'none', settings: { environment: 'production' } });
  const { statusCode } = await production.inject({ method: 'GET', url: '/till/pay/pi_0?secret=x' });
  expect(statusCode).toBe(404);
  await expect(production.dependencies.payments.ask(anOrder())).rejects.toBeInstanceOf(ProviderAway);
});
