import { continueAsNew, proxyActivities, sleep, workflowInfo } from '@temporalio/workflow';
import { dayMs, minuteMs, secondMs } from '#domain/core/durations.ts';
import type { PurchaseActivities, PurchaseInput, SettlingInput } from './purchase-contract.ts';

const { lookAtPayment, giveUpPayment, finishCart } = proxyActivities<PurchaseActivities>({
  // The provider has eight seconds per attempt, and two more.
  startToCloseTimeout: '1 minute',
  // Retried without limit: received money is granted or refunded.
  retry: { initialInterval: '500ms', backoffCoefficient: 2, maximumInterval: '15s' },
});

const { comparePayments } = proxyActivities<PurchaseActivities>({
  startToCloseTimeout: '30 minutes',
  // The next day has its own comparison.
  scheduleToCloseTimeout: '1 day',
  retry: { initialInterval: '10s', backoffCoefficient: 2, maximumInterval: '10 minutes' },
});

/** A look takes about nine entries. */
const longestHistory = 1_000;

/** The pause grows with the payment's age, from two seconds to ten minutes. */
const pauseMs = (ageMs: number) => Math.min(Math.max(ageMs / 10, 2 * secondMs), 10 * minuteMs);

/** Polls a payment until it is over, and gives up unpaid ones after a day. Webhook and return usually come first. */
export async function purchase(payment: PurchaseInput): Promise<void> {
  for (;;) {
    const ageMs = Date.now() - Date.parse(payment.askedAt);
    const outcome = ageMs < dayMs ? await lookAtPayment(payment) : await giveUpPayment(payment);
    if (outcome === 'over') return;
    await sleep(Math.min(pauseMs(ageMs), Math.max(dayMs - ageMs, 2 * secondMs)));
    if (workflowInfo().historyLength >= (payment.longestHistory ?? longestHistory))
      await continueAsNew<typeof purchase>(payment);
  }
}

export async function settlePurchase(cart: SettlingInput): Promise<void> {
  await finishCart(cart);
}

export async function reconcilePayments(): Promise<void> {
  await comparePayments();
}
