import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountStream, deleteAccount, registerUser } from '#domain/accounts/account.ts';
import { planAt } from '#domain/accounts/paid-access.ts';
import { askPayment, openCart } from '#domain/commerce/carts/ask-payment.ts';
import { cartStream, isPaidCart, type PaymentAsk } from '#domain/commerce/carts/cart.ts';
import { receiptNumbersStream } from '#domain/commerce/carts/receipt-numbers.ts';
import { askRefund } from '#domain/commerce/carts/settle-steps.ts';
import { silverAsk, usd } from '#domain/commerce/testing/carts.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import { openTestJournal, type TestJournal } from '#infra/testing/journal.ts';
import { readAccount } from '../../accounts/read-account.ts';
import { handle } from '../../core/handle.ts';
import { spendForAnswer } from '../../credits/credits.ts';
import { readLedger, readStanding } from '../../credits/read-ledger.ts';
import type { Payment } from '../../payments/payments.ts';
import { createPaymentsDouble } from '../../payments/testing/payments-double.ts';
import { onCart, readCart } from './on-cart.ts';
import { settleCart } from './settle-cart.ts';

let harness: TestJournal;
beforeAll(async () => {
  harness = await openTestJournal();
});
afterAll(() => harness[Symbol.asyncDispose]());

const settings = {
  freeWritingCredits: 10,
  freeSpeakingCredits: 10,
  personalDataKey: new Uint8Array(32),
};
const payments = createPaymentsDouble();
const own = () => ({ journal: harness.journal, settings, payments });
const context = (userId: string): CommandContext => ({
  commandId: randomUUID(),
  correlationId: randomUUID(),
  actor: { kind: 'system', id: 'test' },
  userId,
  at: new Date().toISOString(),
});

async function asked(change: Partial<PaymentAsk> = {}) {
  const { journal } = harness;
  const [userId, cartId] = [randomUUID(), randomUUID()];
  await handle(journal, accountStream, userId, context(userId), (state) =>
    registerUser(state, {
      userId,
      email: `${userId}@example.com`,
      passwordHash: 'hash',
      examType: 'core',
    }),
  );
  const cart = { cartId, userId };
  await onCart(journal, cart, context(userId), (state) =>
    openCart(
      state,
      { ...cart, packageId: 'package_silver', quantity: 1, country: 'US', fromProfilePage: false },
      silverAsk,
      '2026-11-20T12:00:00.000Z',
    ),
  );
  const { paymentId } = await payments.ask({
    cartId,
    total: silverAsk.total,
    method: 'card',
    description: 'Silver',
    returnUrl: '/thank-you',
    idempotencyKey: cartId,
  });
  await onCart(journal, cart, context(userId), (state) =>
    askPayment(state, { ...silverAsk, ...change, paymentId }),
  );
  const settle = (payment?: Payment) => settleCart(own(), cartId, payment, context(userId));
  const types = async () =>
    (await journal.read(cartStream, cartStream.nameOf(cartId))).map(({ type }) => type);
  return { userId, cartId, paymentId, settle, types };
}

const accessOf = async (userId: string) => {
  const account = await readAccount(harness.journal, userId);
  return 'email' in account ? planAt(account, new Date().toISOString()) : undefined;
};
/** Receipts are numbered by the year of their payment, which may end while this runs. */
const firstYear = new Date().getUTCFullYear();
const numbered = async () => {
  const streams = [firstYear, firstYear + 1].map((year) => receiptNumbersStream.nameOf(String(year)));
  return (
    await Promise.all(streams.map((stream) => harness.journal.read(receiptNumbersStream, stream)))
  ).flat();
};

describe('a settled cart', () => {
  test('is granted once for concurrent, repeated and unordered reports of its payment', async () => {
    const { userId, cartId, paymentId, settle, types } = await asked();
    const open = await payments.find(paymentId);
    const before = (await numbered()).length;
    const paid = payments.become(paymentId, { status: 'succeeded' });
    const settled = await Promise.all(Array.from({ length: 12 }, () => settle(paid)));
    for (const cart of settled) expect(cart).toMatchObject({ status: 'granted' });
    await settle({ ...open, status: 'processing' });
    await settle({ ...open, status: 'cancelled' });
    await settle(open);
    await settle(paid);
    await settle();
    const happened = await types();
    expect(happened.filter((type) => type === 'PaymentSucceeded')).toHaveLength(1);
    expect(happened.filter((type) => type === 'PackageDelivered')).toHaveLength(1);
    expect(await accessOf(userId)).toBe('silver');
    expect(await readStanding(own(), { userId })).toMatchObject({ writing: 70, speaking: 310 });
    const numbers = await numbered();
    expect(numbers.slice(before).map(({ data }) => data.cartId)).toEqual([cartId]);
    const account = await readAccount(harness.journal, userId);
    expect('grants' in account && account.grants).toHaveLength(1);
  });

  test('numbers receipts without gaps under concurrent payments', async () => {
    const carts = await Promise.all(Array.from({ length: 6 }, () => asked()));
    await Promise.all(
      carts.map(({ paymentId, settle }) => settle(payments.become(paymentId, { status: 'succeeded' }))),
    );
    const numbers = await numbered();
    expect(numbers.map(({ data }) => data.number)).toEqual(numbers.map((_, index) => index + 1));
    expect(new Set(numbers.map(({ data }) => data.cartId)).size).toBe(numbers.length);
  });

  test('with another amount grants nothing and is refunded, even after lost answers', async () => {
    const { userId, paymentId, settle, types } = await asked();
    const paid = payments.become(paymentId, { status: 'succeeded', amount: usd(1) });
    payments.loseAnswers(1);
    await expect(settle(paid)).rejects.toBeInstanceOf(Error);
    expect(await settle(paid)).toMatchObject({ status: 'failed' });
    await settle();
    expect(payments.refundedOf(paymentId)).toBe(1);
    expect(await accessOf(userId)).toBeNull();
    expect((await types()).filter((type) => type === 'PaymentReturned')).toHaveLength(1);
  });

  test('paid after its cancellation is granted', async () => {
    const { userId, paymentId, settle } = await asked();
    const open = await payments.find(paymentId);
    expect(await settle({ ...open, status: 'cancelled' })).toMatchObject({ status: 'cancelled' });
    expect(await settle(payments.become(paymentId, { status: 'succeeded' }))).toMatchObject({
      status: 'granted',
    });
    expect(await accessOf(userId)).toBe('silver');
  });

  test('of a deleted account is refunded in full', async () => {
    const { userId, paymentId, settle } = await asked();
    await handle(harness.journal, accountStream, userId, context(userId), deleteAccount);
    const cart = await settle(payments.become(paymentId, { status: 'succeeded' }));
    expect(cart).toMatchObject({ status: 'refunded', delivered: null });
    expect(payments.refundedOf(paymentId)).toBe(6435);
  });

  test('loses the unused part with a full refund, and nothing with a partial one, even after lost answers', async () => {
    const { userId, cartId, paymentId, settle, types } = await asked();
    await settle(payments.become(paymentId, { status: 'succeeded' }));
    const spent = { kind: 'writing', uid: 'WSC-0001' } as const;
    for (let index = 0; index < 15; index += 1)
      await spendForAnswer(own(), { userId }, { ...spent, attemptId: `a${index}` }, context(userId));
    const refund = (refundKey: string, amount?: number) =>
      onCart(harness.journal, { cartId, userId }, context(userId), (state) =>
        askRefund(state, { refundKey, amount, cause: 'admin', reason: 'Was ill' }),
      );
    await refund('r1', 1000);
    await settle();
    expect(await accessOf(userId)).toBe('silver');
    await refund('r2');
    payments.loseAnswers(1);
    await expect(settle()).rejects.toBeInstanceOf(Error);
    const [cart] = await Promise.all([settle(), settle(), settle()]);
    expect(cart && isPaidCart(cart) && cart.isTakenBack).toBe(true);
    expect(payments.refundedOf(paymentId)).toBe(6435);
    expect(await accessOf(userId)).toBeNull();
    // 15 of 70 were used: all other 55 were bought.
    expect(await readStanding(own(), { userId })).toMatchObject({ writing: 0, speaking: 10 });
    const { entries } = await readLedger(own(), { userId }, { isPaid: false, isSpeakingUnlimited: false });
    expect(entries.filter(({ cause }) => cause === 'refund').map(({ change }) => change)).toEqual([
      -300, -55,
    ]);
    expect((await types()).filter((type) => type === 'PurchaseRevoked')).toHaveLength(1);
    // The provider reports our own refund, which is already recorded.
    await settle(await payments.find(paymentId));
    expect((await types()).filter((type) => type === 'RefundCompleted')).toHaveLength(2);
  });

  test('shows a dispute and keeps its grant; a refund at the provider counts', async () => {
    const { userId, cartId, paymentId, settle } = await asked();
    await settle(payments.become(paymentId, { status: 'succeeded' }));
    expect(await settle(payments.become(paymentId, { isDisputed: true }))).toMatchObject({
      isDisputed: true,
    });
    expect(await accessOf(userId)).toBe('silver');
    const refunded = { ...(await payments.find(paymentId)), refunded: usd(6435) };
    await Promise.all([settle(refunded), settle(refunded)]);
    expect(await accessOf(userId)).toBeNull();
    expect((await readCart(harness.journal, cartId))?.cart).toMatchObject({ status: 'refunded' });
  });

  test('is not found if it was never opened, and takes no foreign payment', async () => {
    const { settle, paymentId } = await asked();
    const payment = await payments.find(paymentId);
    expect(await settleCart(own(), randomUUID(), undefined, context('u1'))).toBeUndefined();
    await expect(settle({ ...payment, cartId: randomUUID() })).rejects.toBeInstanceOf(Error);
  });
});

test('lets one of fifty concurrent answers spend one bought credit', async () => {
  const { userId, paymentId, settle } = await asked({
    offer: { ...silverAsk.offer, writingCredits: 1, speakingCredits: 0 },
  });
  await settle(payments.become(paymentId, { status: 'succeeded' }));
  const spend = (attemptId: string) =>
    spendForAnswer(own(), { userId }, { kind: 'writing', uid: 'WSC-0001', attemptId }, context(userId));
  // Welcome credits are spent first.
  for (let index = 0; index < 10; index += 1) await spend(`welcome-${index}`);
  const spent = await Promise.all(Array.from({ length: 50 }, (_, index) => spend(`a${index}`)));
  expect(spent.filter((refusal) => refusal === undefined)).toHaveLength(1);
  expect(await readStanding(own(), { userId })).toMatchObject({ writing: 0 });
});
