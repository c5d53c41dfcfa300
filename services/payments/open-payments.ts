import type { ServiceSettings } from '../core/dependencies.ts';
import { createAbsentPayments } from './absent-payments.ts';
import type { Payments } from './payments.ts';
import type { StripeAddress } from './stripe-client.ts';
import { createStripePayments } from './stripe-payments.ts';
import { tillKeys } from './till/till-keys.ts';

export type PaymentSettings = Pick<
  ServiceSettings,
  'environment' | 'publicUrl' | 'stripe' | 'stripeApiUrl' | 'tokenSecret'
>;

/** What takes payments: Stripe where its keys are, else the till, and in production without keys nothing. */
export function paymentsBy({ environment, stripe }: Pick<PaymentSettings, 'environment' | 'stripe'>) {
  if (stripe) return 'stripe';
  return environment === 'production' ? 'nothing' : 'till';
}

/** @param till how the till is reached from inside this process; by its address where it is in another */
export function openPayments(settings: PaymentSettings, till?: StripeAddress): Payments {
  const { publicUrl, stripe, stripeApiUrl, tokenSecret } = settings;
  const address = stripeApiUrl === undefined ? undefined : { url: stripeApiUrl };
  if (stripe) {
    const { publishableKey, ...keys } = stripe;
    return createStripePayments({ ...keys, provider: { kind: 'stripe', publishableKey }, address });
  }
  if (paymentsBy(settings) === 'nothing') return createAbsentPayments();
  const reached = till ?? address;
  if (!reached) throw new Error('it is not known where the till is');
  return createStripePayments({
    ...tillKeys(tokenSecret),
    provider: { kind: 'till' },
    address: reached,
    pageOf: (paymentId, secret) => `${publicUrl}/till/pay/${paymentId}?secret=${encodeURIComponent(secret)}`,
  });
}
