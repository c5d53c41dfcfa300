import type { ServiceSettings } from '../dependencies.ts';
import { createAbsentPayments } from './absent-payments.ts';
import type { Payments } from './payments.ts';
import type { StripeAddress } from './stripe-client.ts';
import { createStripePayments } from './stripe-payments.ts';
import { tillKeys } from './till/till-keys.ts';

export type PaymentSettings = Pick<
  ServiceSettings,
  'environment' | 'publicUrl' | 'stripe' | 'stripeApiUrl' | 'tokenSecret'
>;

/** Stripe if its keys are set, else the till, or in production nothing. */
export function paymentsBy({ environment, stripe }: Pick<PaymentSettings, 'environment' | 'stripe'>) {
  if (stripe) return 'stripe';
  return environment === 'production' ? 'nothing' : 'till';
}

/** @param till calls the till in this process; by its address if it is in another */
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
