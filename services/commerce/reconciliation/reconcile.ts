import { reconciliationSchema, type Reconciliation } from '#domain/commerce/carts/reconciliation-contract.ts';
import { cartStream } from '#domain/commerce/carts/cart.ts';
import { dayMs } from '#domain/core/durations.ts';
import type pg from 'pg';
import type { Instant } from '#domain/core/instant.ts';
import { uuidFormat } from '../../core/ids.ts';
import { UnknownPayment, type Payment, type Payments } from '../../payments/payments.ts';
import { differencesOf, type Difference } from './differences.ts';
import { readCart } from '../carts/on-cart.ts';
import type { SettleDependencies } from '../carts/settle-cart.ts';
import { settlePayment } from '../carts/settle-payment.ts';

export type ReconcileDependencies = SettleDependencies & {
  readonly payments: Payments;
  readonly pool: pg.Pool;
  readonly clock: () => Instant;
};

/** How far back payments are compared: longer than banks take for most late changes. */
const lookBackMs = 35 * dayMs;

/** Settles late payments, then compares ours with the provider's both ways. @throws ProviderAway, StoreUnavailable */
export async function reconcile(dependencies: ReconcileDependencies): Promise<Reconciliation> {
  const { journal, payments, pool, clock } = dependencies;
  const comparedAt = clock();
  const since = new Date(Date.parse(comparedAt) - lookBackMs).toISOString();
  const differences: Difference[] = [];
  const compared = new Set<string>();
  for await (const payment of payments.list(since)) {
    compared.add(payment.paymentId);
    differences.push(...(await compare(dependencies, payment)));
  }
  // Payments in our events that the provider does not list.
  const filter = { eventTypes: ['PaymentSucceeded'] };
  for await (const event of journal.readAll({ filter })) {
    if (event.type !== 'PaymentSucceeded' || event.recordedAt < since) continue;
    const cartId = event.stream.slice(cartStream.nameOf('').length);
    const found = await readCart(journal, cartId);
    const paymentId = found && 'payment' in found.cart ? found.cart.payment.paymentId : undefined;
    if (!found || paymentId === undefined || compared.has(paymentId)) continue;
    compared.add(paymentId);
    const payment = await findAt(payments, paymentId);
    if (payment) differences.push(...(await compare(dependencies, payment)));
    else {
      const ours = 'payment' in found.cart ? found.cart.payment.total : null;
      differences.push({ cartId, paymentId, kind: 'granted_not_paid', ours, theirs: null });
    }
  }
  const result = { comparedAt, payments: compared.size, differences };
  await pool.query(
    `insert into ops.reconciliation (result) values ($1) on conflict (only_row) do update set result = excluded.result`,
    [JSON.stringify(result)],
  );
  return result;
}

async function compare(dependencies: ReconcileDependencies, payment: Payment): Promise<Difference[]> {
  const look = async () => {
    const isOurs = uuidFormat.test(payment.cartId);
    const found = isOurs ? await readCart(dependencies.journal, payment.cartId) : undefined;
    return differencesOf(found?.cart, payment);
  };
  if ((await look()).length === 0) return [];
  await settlePayment(dependencies, payment);
  return look();
}

async function findAt(payments: Payments, paymentId: string): Promise<Payment | undefined> {
  try {
    return await payments.find(paymentId);
  } catch (error) {
    if (error instanceof UnknownPayment) return undefined;
    throw error;
  }
}

export async function readReconciliation(pool: Pick<pg.Pool, 'query'>): Promise<Reconciliation> {
  const { rows } = await pool.query<{ result: unknown }>('select result from ops.reconciliation');
  return reconciliationSchema.parse(rows[0]?.result ?? { comparedAt: null, payments: 0, differences: [] });
}
