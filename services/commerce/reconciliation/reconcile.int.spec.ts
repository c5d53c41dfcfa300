import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchReconciliation } from '#domain/commerce/carts/reconciliation-contract.ts';
import { cartStream } from '#domain/commerce/carts/cart.ts';
import { usd } from '#domain/commerce/testing/carts.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { payAtTill } from '../../payments/testing/pay-at-till.ts';
import { anOrder } from '../../payments/testing/contract.ts';
import { setSwitches } from '../../payments/till/till-switches.ts';
import { reconcile } from './reconcile.ts';
import { cartWithPayment } from '../testing/cart-with-payment.ts';

let api: TestApi;
let student: TestUser;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none' });
  student = await api.registerAndLogIn();
  await setSwitches(api.storage.pool, { never: 1, late: 0, lateMs: 0, twice: 0 });
});
afterAll(() => api[Symbol.asyncDispose]());

const healthOf = async () =>
  (await api.inject({ method: 'GET', url: '/health' })).json<{ parts: object }>().parts;

test('settles late payments, and shows differences to admins and in health', async () => {
  const admin = await api.admin();
  const none = { comparedAt: null, payments: 0, differences: [] };
  expect((await admin.call(fetchReconciliation, {})).body).toEqual(none);
  expect(await healthOf()).toMatchObject({ payments: { status: 'ok' } });

  const late = await cartWithPayment(api.dependencies, student.userId);
  await payAtTill(api, late, { do: 'pay', card: 'succeeds' });
  await cartWithPayment(api.dependencies, student.userId);
  expect(await reconcile(api.dependencies)).toMatchObject({ payments: 2, differences: [] });
  const events = await api.dependencies.journal.readAny(cartStream.nameOf(late.cartId));
  expect(events.at(-1)?.type).toBe('PackageDelivered');

  const unknown = await api.dependencies.payments.ask(anOrder({ total: usd(500) }));
  await payAtTill(api, unknown, { do: 'pay', card: 'succeeds' });
  // As if the provider had lost money.
  await api.storage.pool.query('delete from till.payment where id = $1', [late.paymentId]);
  await reconcile(api.dependencies);
  const { body } = await admin.call(fetchReconciliation, {});
  expect(body.payments).toBe(3);
  expect(body.differences).toHaveLength(2);
  expect(body.differences).toEqual(
    expect.arrayContaining([
      { cartId: null, paymentId: unknown.paymentId, kind: 'paid_unknown', ours: null, theirs: usd(500) },
      {
        cartId: late.cartId,
        paymentId: late.paymentId,
        kind: 'granted_not_paid',
        ours: usd(6435),
        theirs: null,
      },
    ]),
  );
  expect(await healthOf()).toMatchObject({ payments: { status: 'down' } });
});
