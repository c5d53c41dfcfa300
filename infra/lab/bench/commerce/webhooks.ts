import type pg from 'pg';
import { Stripe } from 'stripe';
import { eventOf } from '#services/payments/till/stripe-objects.ts';
import { tillKeys } from '#services/payments/till/till-keys.ts';
import type { TillPayment } from '#services/payments/till/till-payment.ts';
import { webhookPath } from '#services/payments/webhook-route.ts';
import type { Platform } from '../http/platform.ts';
import type { Student } from '../sittings/students.ts';
import { askAtTill, payByCard } from './pay.ts';

const atOnce = 20;

/** Webhooks acknowledged per second; each one grants its purchase. */
export async function measureWebhooks(
  { baseUrl, secrets }: Platform,
  pool: pg.Pool,
  students: readonly Student[],
  count: number,
): Promise<number> {
  const paid = new Set<string>();
  for (let made = 0; made < count; made += 1) {
    const student = students[made % students.length];
    if (!student) throw new Error('There is no student');
    const { cartId, redirectUrl } = await askAtTill(student);
    await payByCard(redirectUrl);
    paid.add(cartId);
  }
  const { rows } = await pool.query<{ state: TillPayment }>('select state from till.payment');
  const waiting = rows.map(({ state }) => state).filter(({ metadata }) => paid.has(metadata['cartId'] ?? ''));
  const { webhooks } = new Stripe('sk_test_unused');
  const { webhookSecret } = tillKeys(secrets.tokenSecret);
  const tell = async (payment: TillPayment) => {
    const now = Math.floor(Date.now() / 1000);
    const payload = JSON.stringify(eventOf(`evt_${payment.id}`, 'payment_intent.succeeded', payment, now));
    const signature = webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const answer = await fetch(baseUrl + webhookPath, { method: 'POST', headers, body: payload });
    const { outcome } = (await answer.json()) as { outcome?: string };
    if (outcome !== 'stored') throw new Error(`a webhook was answered ${answer.status}, ${outcome}`);
  };
  const before = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await tell(next);
    }),
  );
  return (count / (performance.now() - before)) * 1_000;
}
