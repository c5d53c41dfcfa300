import { Stripe } from 'stripe';
import { describe, expect, test } from 'vitest';
import { ForgedNotice } from './payments.ts';
import { createStripePayments } from './stripe-payments.ts';

const webhookSecret = 'whsec_of_the_test';
const paymentsWith = (secretKey: string) =>
  createStripePayments({ provider: { kind: 'till' }, secretKey, webhookSecret });
const payments = paymentsWith('sk_test_0');
const { webhooks } = new Stripe('sk_test_0');

const event = (object: object, given: object = {}) =>
  JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'payment_intent.succeeded',
    livemode: false,
    data: { object },
    ...given,
  });
const succeeded = event({ object: 'payment_intent', id: 'pi_1', metadata: { cartId: 'c-1' } });
const signed = (payload: string, given: { timestamp?: number; secret?: string } = {}) =>
  webhooks.generateTestHeaderString({ payload, secret: webhookSecret, ...given });
const nowS = () => Math.floor(Date.now() / 1000);

describe('a notice', () => {
  test('names its payment if it is signed', () => {
    expect(payments.readWebhook(Buffer.from(succeeded), signed(succeeded))).toEqual({
      noticeId: 'evt_1',
      kind: 'payment_intent.succeeded',
      paymentId: 'pi_1',
    });
  });

  test.each(['charge', 'refund', 'dispute'])('about a %s names its payment', (object) => {
    const body = event({ object, id: 'x_1', payment_intent: 'pi_1' }, { type: `${object}.updated` });
    expect(payments.readWebhook(Buffer.from(body), signed(body))).toMatchObject({ paymentId: 'pi_1' });
  });

  test.each([
    ['of something else', event({ object: 'customer', id: 'cus_1' })],
    ['of a charge without a payment', event({ object: 'charge', id: 'ch_1', payment_intent: null })],
  ])('%s is ignored', (_what, body) => {
    expect(payments.readWebhook(Buffer.from(body), signed(body))).toBeUndefined();
  });

  test.each([
    ['without a signature', succeeded, () => ''],
    ['signed by another', succeeded, () => signed(succeeded, { secret: 'whsec_other' })],
    ['of other bytes', succeeded.replace('pi_1', 'pi_2'), () => signed(succeeded)],
    ['of ten minutes ago', succeeded, () => signed(succeeded, { timestamp: nowS() - 600 })],
  ])('%s is refused as forged', (_what, body, signature) => {
    expect(() => payments.readWebhook(Buffer.from(body), signature())).toThrow(ForgedNotice);
  });

  test('of the other mode is refused, in both directions', () => {
    const live = event({ object: 'payment_intent', id: 'pi_1' }, { livemode: true });
    expect(() => payments.readWebhook(Buffer.from(live), signed(live))).toThrow(ForgedNotice);
    const forMoney = paymentsWith('sk_live_0');
    expect(() => forMoney.readWebhook(Buffer.from(succeeded), signed(succeeded))).toThrow(ForgedNotice);
    expect(forMoney.readWebhook(Buffer.from(live), signed(live))).toMatchObject({ paymentId: 'pi_1' });
  });
});
