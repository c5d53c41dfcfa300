import { randomUUID } from 'node:crypto';
import { Client } from '@temporalio/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountStream } from '#domain/accounts/account.ts';
import { cartStream } from '#domain/commerce/carts/cart.ts';
import { dayMs } from '#domain/core/durations.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { temporalConnection } from '#infra/testing/servers/temporal.ts';
import { readReconciliation } from '#services/commerce/reconciliation/reconcile.ts';
import { cartWithPayment, type CartWithPayment } from '#services/commerce/testing/cart-with-payment.ts';
import { payAtTill } from '#services/payments/testing/pay-at-till.ts';
import { setSwitches } from '#services/payments/till/till-switches.ts';
import { runReactors } from '../core/run-reactors.ts';
import { eventually, silent } from '../core/testing/test-harness.ts';
import { startTestWorkers } from '../core/testing/test-workers.ts';
import type { TemporalSettings } from '../core/temporal-connection.ts';
import type { WorkflowStarter } from '../core/workflow-starter.ts';
import { ensureSchedule } from '../core/ensure-schedule.ts';
import { createPurchaseActivities } from './activities.ts';
import { purchase, settlePurchase } from './purchase.ts';
import { purchasesReactor } from './reactor.ts';
import { dailyReconciliation } from './reconciliation.ts';

let stack: AsyncDisposableStack;
let api: TestApi;
let student: TestUser;
let starter: WorkflowStarter;
let temporal: TemporalSettings;
beforeAll(async () => {
  stack = new AsyncDisposableStack();
  api = stack.use(await startTestApi({ questions: 'none' }));
  student = await api.registerAndLogIn();
  // Without webhooks only the workflow can find out.
  await setSwitches(api.storage.pool, { never: 1, late: 0, lateMs: 0, twice: 0 });
  ({ starter, temporal } = stack.use(
    await startTestWorkers(api.storage, createPurchaseActivities(api.dependencies)),
  ));
});
afterAll(() => stack.disposeAsync());

const typesOf = async ({ cartId }: Pick<CartWithPayment, 'cartId'>) =>
  (await api.dependencies.journal.readAny(cartStream.nameOf(cartId))).map(({ type }) => type);
const idOf = ({ cartId, paymentId }: CartWithPayment) => `purchase_${cartId}_${paymentId}`;
const see = (cart: CartWithPayment, given: { askedAt?: string; longestHistory?: number } = {}) =>
  starter.start(idOf(cart), purchase, {
    cartId: cart.cartId,
    paymentId: cart.paymentId,
    correlationId: randomUUID(),
    askedAt: new Date().toISOString(),
    ...given,
  });
const aDayAgo = () => new Date(Date.now() - dayMs).toISOString();
async function ended(cart: CartWithPayment): Promise<void> {
  await using connection = await temporalConnection();
  await new Client({ connection }).workflow.getHandle(idOf(cart)).result();
}
const bought = ['CartOpened', 'PaymentRequested', 'PaymentSucceeded', 'PackageDelivered'];

test('grants a payment once without a webhook or a browser', async () => {
  const cart = await cartWithPayment(api.dependencies, student.userId);
  await see(cart);
  await payAtTill(api, cart, { do: 'pay', card: 'succeeds' });
  await ended(cart);
  await see(cart);
  expect(await typesOf(cart)).toEqual(bought);
  const account = await api.dependencies.journal.readAny(accountStream.nameOf(student.userId));
  expect(account.filter(({ type }) => type === 'PackageGranted')).toHaveLength(1);
});

test('cancels an unpaid payment after its time, at the provider and in the cart', async () => {
  const cart = await cartWithPayment(api.dependencies, student.userId);
  await see(cart, { askedAt: aDayAgo() });
  await ended(cart);
  expect(await typesOf(cart)).toEqual(['CartOpened', 'PaymentRequested', 'PaymentCancelled']);
  expect(await api.dependencies.payments.find(cart.paymentId)).toMatchObject({ status: 'cancelled' });
});

test('grants a payment of the last moment instead of cancelling it', async () => {
  const cart = await cartWithPayment(api.dependencies, student.userId);
  await payAtTill(api, cart, { do: 'pay', card: 'succeeds' });
  await see(cart, { askedAt: aDayAgo() });
  await ended(cart);
  expect(await typesOf(cart)).toEqual(bought);
});

test('cancels or refunds the second of two payments of a cart', async () => {
  const first = await cartWithPayment(api.dependencies, student.userId);
  const [second, third] = [
    await cartWithPayment(api.dependencies, student.userId, first),
    await cartWithPayment(api.dependencies, student.userId, first),
  ];
  for (const cart of [first, third]) await payAtTill(api, cart, { do: 'pay', card: 'succeeds' });
  for (const cart of [first, second, third]) {
    await see(cart);
    await ended(cart);
  }
  const { payments } = api.dependencies;
  const total = { amount: 6_435, currency: 'USD' };
  expect(await payments.find(first.paymentId)).toMatchObject({ refunded: { amount: 0 } });
  expect(await payments.find(second.paymentId)).toMatchObject({ status: 'cancelled' });
  expect(await payments.find(third.paymentId)).toMatchObject({ status: 'succeeded', refunded: total });
  expect((await typesOf(first)).filter((type) => type === 'PackageDelivered')).toHaveLength(1);
});

test('continues a long-running payment as a new run', async () => {
  const cart = await cartWithPayment(api.dependencies, student.userId);
  await payAtTill(api, cart, { do: 'pay', card: 'late' });
  await see(cart, { longestHistory: 5 });
  await eventually(async () =>
    expect(await typesOf(cart)).toEqual([...bought.slice(0, 2), 'PaymentProcessing', ...bought.slice(2)]),
  );
});

test('completes an interrupted cart, and refunds once', async () => {
  const cart = await cartWithPayment(api.dependencies, student.userId);
  await payAtTill(api, cart, { do: 'pay', card: 'succeeds' });
  await see(cart);
  await ended(cart);
  const amount = { amount: 100, currency: 'USD' } as const;
  const context = { commandId: randomUUID(), correlationId: randomUUID(), at: new Date().toISOString() };
  const actor = { kind: 'admin', id: student.userId } as const;
  await api.dependencies.journal.append(
    cartStream,
    cartStream.nameOf(cart.cartId),
    [
      {
        type: 'RefundRequested',
        data: { refundKey: randomUUID(), amount, cause: 'admin', reason: 'Was ill' },
      },
    ],
    'any',
    { ...context, actor, userId: student.userId },
  );
  for (const id of [randomUUID(), randomUUID()])
    await starter.start(`settle_${id}`, settlePurchase, { cartId: cart.cartId, correlationId: id });
  await eventually(async () =>
    expect(await typesOf(cart)).toEqual([...bought, 'RefundRequested', 'RefundCompleted']),
  );
  expect(await api.dependencies.payments.find(cart.paymentId)).toMatchObject({ refunded: amount });
});

test('starts one workflow for each payment and each refund', async () => {
  const started: string[] = [];
  const stop = new AbortController();
  const reactors = runReactors({
    journal: api.dependencies.journal,
    pool: api.storage.pool,
    reactors: [purchasesReactor({ ...starter, start: async (id) => void started.push(id) })],
    log: silent,
    signal: stop.signal,
  });
  const cart = await cartWithPayment(api.dependencies, student.userId);
  await eventually(() => expect(started).toContain(idOf(cart)));
  expect(started.filter((id) => id.startsWith('settle_')).length).toBeGreaterThan(0);
  stop.abort();
  await reactors.ended;
  expect(new Set(started).size).toBe(started.length);
});

test('compares payments at once and then daily, by one schedule for all processes', async () => {
  const daily = { ...dailyReconciliation, id: `reconciliation-${randomUUID()}` };
  await using connection = await temporalConnection();
  const handle = new Client({ connection }).schedule.getHandle(daily.id);
  const going = new AbortController().signal;
  await Promise.all([1, 2, 3].map(() => ensureSchedule(temporal, daily, silent, going)));
  try {
    await eventually(async () =>
      expect((await readReconciliation(api.storage.pool)).comparedAt).not.toBeNull(),
    );
    const { spec, info } = await handle.describe();
    expect(spec.intervals).toMatchObject([{ every: dailyReconciliation.everyMs }]);
    expect(info.numActionsTaken).toBe(1);
    // The schedule follows a release that compares more often.
    await ensureSchedule(temporal, { ...daily, everyMs: 3_600_000 }, silent, going);
    expect((await handle.describe()).spec.intervals).toMatchObject([{ every: 3_600_000 }]);
  } finally {
    await handle.delete();
  }
});
