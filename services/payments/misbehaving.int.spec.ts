import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { PaymentRefusal, ProviderAway, UnknownPayment } from './payments.ts';
import { createStripePayments } from './stripe-payments.ts';
import { anOrder } from './testing/contract.ts';

const key = 'sk_test_a_key_that_must_not_show';

async function against(answer: RequestListener) {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    payments: createStripePayments({
      provider: { kind: 'stripe', publishableKey: 'pk_test_0' },
      secretKey: key,
      webhookSecret: 'whsec_0',
      address: { url, patienceMs: 200 },
    }),
    requests: () => requests,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

const json =
  (status: number, body: unknown): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const refusing = (status: number, error: object) =>
  json(status, { error: { message: `of ${key}`, ...error } });

const away: [string, RequestListener][] = [
  ['hangs', () => undefined],
  ['cuts the connection', (request) => void request.socket.destroy()],
  ['is too busy', refusing(429, { type: 'invalid_request_error', code: 'rate_limit' })],
  ['fails', refusing(500, { type: 'api_error' })],
  ['is being mended', (_request, response) => void response.writeHead(503).end('<h1>Back soon</h1>')],
  ['knows our key no more', refusing(401, { type: 'invalid_request_error', code: 'api_key_expired' })],
  ['is busy with the same', refusing(409, { type: 'idempotency_error', code: 'idempotency_key_in_use' })],
  ['answers something else', json(200, { hello: 'world' })],
  ['answers no JSON', (_request, response) => void response.writeHead(200).end('pong')],
  ['answers half', json(200, { id: 'pi_1', object: 'payment_intent', amount: 1 })],
  [
    'knows a state that we do not',
    json(200, { id: 'pi_1', amount: 1, currency: 'usd', status: 'dreaming', metadata: {} }),
  ],
];

test.each(away)(
  'treats a provider that %s as away, and reveals nothing of the request',
  async (_how, answer) => {
    await using provider = await against(answer);
    const { payments } = provider;
    const failures = await Promise.all(
      [
        payments.ask(anOrder()),
        payments.find('pi_1'),
        payments.list('2026-11-20T00:00:00.000Z')[Symbol.asyncIterator]().next(),
      ].map((asked) => asked.catch((error: unknown) => error)),
    );
    for (const failure of failures) {
      expect(failure).toBeInstanceOf(ProviderAway);
      expect(String(failure)).not.toContain(key);
    }
    expect(provider.requests()).toBeGreaterThan(0);
  },
);

test('retries a failed request under the same key', async () => {
  const keys: unknown[] = [];
  await using provider = await against((request, response) => {
    keys.push(request.headers['idempotency-key']);
    if (keys.length === 1) return void request.socket.destroy();
    const intent = {
      id: 'pi_1',
      amount: 6_435,
      currency: 'usd',
      status: 'requires_payment_method',
      client_secret: 's',
      metadata: {},
    };
    return json(200, intent)(request, response);
  });
  const order = anOrder();
  expect(await provider.payments.ask(order)).toMatchObject({ paymentId: 'pi_1' });
  expect(keys).toEqual([order.idempotencyKey, order.idempotencyKey]);
});

test('reports a refusal by its code only', async () => {
  await using provider = await against(
    refusing(400, { type: 'invalid_request_error', code: 'amount_too_small' }),
  );
  const failure: unknown = await provider.payments.ask(anOrder()).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PaymentRefusal);
  expect(failure).toMatchObject({ code: 'amount_too_small' });
  expect(String(failure)).not.toContain(key);
});

test('does not find a payment for a foreign cart', async () => {
  const intent = { id: 'pi_1', amount: 1, currency: 'usd', status: 'succeeded', metadata: { shop: 'other' } };
  await using provider = await against(json(200, intent));
  await expect(provider.payments.find('pi_1')).rejects.toBeInstanceOf(UnknownPayment);
});

/** A payment with this next action, as in Stripe's description of its API. */
const goingOn = (action: object) => ({
  id: 'pi_1',
  amount: 6_435,
  currency: 'usd',
  status: 'requires_action',
  client_secret: 's',
  metadata: {},
  next_action: action,
});
const page = 'https://pay.example/1';

test.each([
  ['paypal', { type: 'redirect_to_url', redirect_to_url: { url: page, return_url: null } }],
  ['alipay', { type: 'alipay_handle_redirect', alipay_handle_redirect: { url: page, native_url: null } }],
  [
    'wechat_pay',
    {
      type: 'wechat_pay_display_qr_code',
      wechat_pay_display_qr_code: { data: 'weixin://pay', hosted_instructions_url: page },
    },
  ],
] as const)('confirms %s at once and leads to the page of the provider', async (method, action) => {
  const bodies: string[] = [];
  await using provider = await against((request, response) => {
    let body = '';
    request.on('data', (piece) => (body += String(piece)));
    request.on('end', () => {
      bodies.push(decodeURIComponent(body));
      json(200, goingOn(action))(request, response);
    });
  });
  const asked = await provider.payments.ask(anOrder({ method }));
  expect(asked.redirectUrl).toBe(page);
  expect(bodies[0]).toContain('confirm=true');
  expect(bodies[0]).toContain('return_url=http://localhost:8090/thank-you');
  expect(bodies[0]).toContain(`allowed_payment_method_types[0]=${method}`);
});

test('does not start a payment with an unknown next step', async () => {
  await using provider = await against(json(200, goingOn({ type: 'multibanco_display_details' })));
  await expect(provider.payments.ask(anOrder({ method: 'alipay' }))).rejects.toBeInstanceOf(ProviderAway);
});
