import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Money } from '#domain/commerce/prices/money.ts';
import { PaymentRefusal, UnknownPayment, type PaymentOrder, type Payments } from '../payments.ts';
import type { TillCard } from '../till/till-payment.ts';

/** A provider under test, and a payer. */
export interface PaymentsHarness extends AsyncDisposable {
  readonly payments: Payments;
  pay(asked: { readonly paymentId: string; readonly clientSecret: string }, card: TillCard): Promise<unknown>;
}

export function anOrder(given: Partial<PaymentOrder> = {}): PaymentOrder {
  return {
    cartId: randomUUID(),
    total: { amount: 6_435, currency: 'USD' },
    method: 'card',
    description: 'Silver, 30 days',
    returnUrl: 'http://localhost:8090/thank-you?cart=1',
    idempotencyKey: randomUUID(),
    ...given,
  };
}

const usd = (amount: number): Money => ({ amount, currency: 'USD' });

/** The contract of every payment provider. */
export function describePayments(name: string, open: () => Promise<PaymentsHarness>): void {
  describe(`payments by ${name}`, () => {
    let harness: PaymentsHarness;
    beforeAll(async () => {
      harness = await open();
    });
    afterAll(() => harness[Symbol.asyncDispose]());

    async function paid(card: TillCard = 'succeeds', order = anOrder()) {
      const asked = await harness.payments.ask(order);
      await harness.pay(asked, card);
      return { ...asked, order };
    }

    test('one that was asked for is open, for the cart and over the total', async () => {
      const order = anOrder({ total: { amount: 449_990, currency: 'INR' } });
      const asked = await harness.payments.ask(order);
      expect(asked.clientSecret).not.toBe('');
      expect(await harness.payments.find(asked.paymentId)).toEqual({
        paymentId: asked.paymentId,
        cartId: order.cartId,
        status: 'open',
        amount: order.total,
        refunded: { amount: 0, currency: 'INR' },
        isDisputed: false,
      });
    });

    test('the same key gives the same payment, and another order under it is refused', async () => {
      const order = anOrder();
      const [first, again] = await Promise.all([harness.payments.ask(order), harness.payments.ask(order)]);
      expect(again).toEqual(first);
      await expect(harness.payments.ask({ ...order, total: usd(1_000) })).rejects.toBeInstanceOf(
        PaymentRefusal,
      );
      const other = await harness.payments.ask({ ...order, idempotencyKey: randomUUID() });
      expect(other.paymentId).not.toBe(first.paymentId);
    });

    test('a card that goes through has it paid; one that is declined has it refused, and another may follow', async () => {
      const declined = await paid('declined');
      expect(await harness.payments.find(declined.paymentId)).toMatchObject({
        status: 'refused',
        refusal: 'generic_decline',
      });
      await harness.pay(declined, 'succeeds');
      const found = await harness.payments.find(declined.paymentId);
      expect(found).toMatchObject({ status: 'succeeded', amount: declined.order.total });
      expect(found).not.toHaveProperty('refusal');
    });

    test('what is not paid can be cancelled, twice, and is not paid after that', async () => {
      const asked = await harness.payments.ask(anOrder());
      for (let time = 0; time < 2; time += 1) {
        expect(await harness.payments.cancel(asked.paymentId)).toMatchObject({ status: 'cancelled' });
      }
      await harness.pay(asked, 'succeeds');
      expect(await harness.payments.find(asked.paymentId)).toMatchObject({ status: 'cancelled' });
    });

    test('what was paid stays paid where it is cancelled after that', async () => {
      const { paymentId } = await paid();
      expect(await harness.payments.cancel(paymentId)).toMatchObject({ status: 'succeeded' });
    });

    test('parts are given back once a key, and never more than was paid', async () => {
      const { paymentId } = await paid();
      const part = { paymentId, amount: usd(2_000), idempotencyKey: randomUUID() };
      const first = await harness.payments.refund(part);
      expect(await harness.payments.refund(part)).toEqual(first);
      expect(await harness.payments.find(paymentId)).toMatchObject({ refunded: usd(2_000) });
      const tooMuch = { ...part, amount: usd(5_000), idempotencyKey: randomUUID() };
      await expect(harness.payments.refund(tooMuch)).rejects.toBeInstanceOf(PaymentRefusal);
      await harness.payments.refund({ ...part, amount: usd(4_435), idempotencyKey: randomUUID() });
      expect(await harness.payments.find(paymentId)).toMatchObject({
        status: 'succeeded',
        refunded: usd(6_435),
      });
      const more = { ...part, amount: usd(1), idempotencyKey: randomUUID() };
      await expect(harness.payments.refund(more)).rejects.toBeInstanceOf(PaymentRefusal);
    });

    test('nothing is given back of what was not paid', async () => {
      const { paymentId } = await harness.payments.ask(anOrder());
      const refund = { paymentId, amount: usd(100), idempotencyKey: randomUUID() };
      await expect(harness.payments.refund(refund)).rejects.toBeInstanceOf(PaymentRefusal);
    });

    test('the list has all of them, the newest first', async () => {
      const since = new Date(Date.now() - 1_000).toISOString();
      const asked: string[] = [];
      // More than one page has.
      for (let count = 0; count < 103; count += 1)
        asked.push((await harness.payments.ask(anOrder())).paymentId);
      const listed: string[] = [];
      for await (const { paymentId } of harness.payments.list(since)) listed.push(paymentId);
      expect(listed.filter((id) => asked.includes(id))).toEqual(asked.toReversed());
      expect(new Set(listed).size).toBe(listed.length);
    });

    test('a payment that is not there is unknown', async () => {
      for (const ask of [harness.payments.find, harness.payments.cancel]) {
        await expect(ask('pi_0')).rejects.toBeInstanceOf(UnknownPayment);
      }
    });
  });
}
