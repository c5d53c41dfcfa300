import { spawn } from 'node:child_process';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { paymentMethodSchema } from '#domain/commerce/carts/payment-method.ts';
import { freePort } from '#infra/launcher/free-port.ts';
import { patienceMs } from '#infra/testing/patience.ts';
import { UnknownPayment } from '#services/payments/payments.ts';
import { createStripePayments } from '#services/payments/stripe-payments.ts';
import { anOrder } from '#services/payments/testing/contract.ts';
import { findStripeMock } from './program.ts';

const asked: { readonly request: string; readonly status: number; readonly answer: string }[] = [];
let url: string;
let stop = () => {};

beforeAll(async () => {
  const program = await findStripeMock({
    environment: process.env,
    signal: AbortSignal.timeout(300_000),
    progress: (what) => process.stderr.write(`stripe-mock: ${what}\n`),
  });
  if (!program) throw new Error('There is no stripe-mock: it is not on PATH, and cannot be built with Go.');
  const port = await freePort();
  const child = spawn(program, ['-http-addr', `127.0.0.1:${port}`, '-strict-version-check=false'], {
    stdio: 'ignore',
  });
  stop = () => void child.kill();
  url = `http://127.0.0.1:${port}`;
  // It first reads a description of several megabytes; any answer means that it is ready.
  await vi.waitFor(() => fetch(url), { timeout: patienceMs });
});
afterAll(() => stop());

/** @param altered changes to the example payment of stripe-mock */
const payments = (altered: (told: object) => object = (told) => told) =>
  createStripePayments({
    provider: { kind: 'stripe', publishableKey: 'pk_test_0' },
    secretKey: 'sk_test_0000000000',
    webhookSecret: 'whsec_0',
    address: {
      url,
      async fetch(target, init) {
        const answer = await fetch(target, init);
        const text = await answer.clone().text();
        const { pathname } = new URL(target instanceof Request ? target.url : target);
        asked.push({
          request: `${init?.method ?? 'GET'} ${pathname}`,
          status: answer.status,
          answer: answer.ok ? '' : text,
        });
        return pathname.startsWith('/v1/payment_intents/')
          ? Response.json(altered(JSON.parse(text) as object), answer)
          : answer;
      },
    },
  });

test.each(paymentMethodSchema.options)('requests a payment by %s as Stripe describes it', async (method) => {
  asked.length = 0;
  const { paymentId, clientSecret } = await payments().ask(anOrder({ method }));
  expect(paymentId).toMatch(/^pi_/);
  expect(clientSecret).not.toBe('');
  expect(asked).toEqual([{ request: 'POST /v1/payment_intents', status: 200, answer: '' }]);
});

test('makes every other request as Stripe describes it', async () => {
  asked.length = 0;
  const stripe = payments();
  // The double returns the description's example, not our payment.
  await expect(stripe.find('pi_1')).rejects.toBeInstanceOf(UnknownPayment);
  await expect(stripe.cancel('pi_1')).rejects.toBeInstanceOf(UnknownPayment);
  const refund = {
    paymentId: 'pi_1',
    amount: { amount: 100, currency: 'USD' },
    idempotencyKey: 'k',
  } as const;
  expect(await stripe.refund(refund)).toMatchObject({ refundId: expect.stringMatching(/^re_/) as string });
  for await (const payment of stripe.list('2026-11-20T00:00:00.000Z')) expect(payment).toBeUndefined();
  expect(asked).toEqual(
    [
      'GET /v1/payment_intents/pi_1',
      'POST /v1/payment_intents/pi_1/cancel',
      'GET /v1/payment_intents/pi_1',
      'POST /v1/refunds',
      'GET /v1/payment_intents',
    ].map((request) => ({ request, status: 200, answer: '' })),
  );
});

test('requests the disputes of a payment as Stripe describes it', async () => {
  asked.length = 0;
  const disputed = payments((told) => ({
    ...told,
    metadata: { cartId: '0198c0de-0000-7000-8000-000000000001' },
    latest_charge: { disputed: true },
  }));
  expect(await disputed.find('pi_1')).toMatchObject({ isDisputed: true });
  expect(asked).toEqual(
    ['GET /v1/payment_intents/pi_1', 'GET /v1/disputes'].map((request) => ({
      request,
      status: 200,
      answer: '',
    })),
  );
});

test('is refused for a request that Stripe does not describe', async () => {
  const answer = await fetch(`${url}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_0000000000' },
    body: new URLSearchParams({ amount: '100', currency: 'usd', payment_method_typos: 'card' }),
  });
  expect(answer.status).toBe(400);
});
