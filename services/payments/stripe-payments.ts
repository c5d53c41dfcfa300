import { Stripe } from 'stripe';
import type { z } from 'zod';
import type { PaymentMethod } from '#domain/commerce/carts/payment-method.ts';
import { disputesSchema, standingOf } from './dispute.ts';
import { intentSchema, pageOfProvider, pageSchema, paymentOf, type Intent } from './intent.ts';
import { clientSettings, type StripeAddress } from './stripe-client.ts';
import { failureOfProvider, isOfState } from './stripe-failure.ts';
import {
  ProviderAway,
  UnknownPayment,
  type RequestedPayment,
  type Payment,
  type PaymentOrder,
  type PaymentProvider,
  type Payments,
} from './payments.ts';
import { readNotice } from './read-notice.ts';

export interface StripeSettings {
  readonly provider: PaymentProvider;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Stripe's own by default. */
  readonly address?: StripeAddress | undefined;
  /** The payment page of a provider without an embedded form. */
  readonly pageOf?: ((paymentId: string, clientSecret: string) => string) | undefined;
}

/** Payments by Stripe's API, at Stripe or at the till, which implements the part used here. */
export function createStripePayments(settings: StripeSettings): Payments {
  const { provider, secretKey, webhookSecret, pageOf } = settings;
  const stripe = new Stripe(secretKey, clientSettings(settings.address));
  const isLive = secretKey.includes('_live_');

  const read = (ask: () => Promise<unknown>) => understood(intentSchema, ask);
  const find = async (paymentId: string): Promise<Payment> =>
    withDispute(
      ours(await read(() => stripe.paymentIntents.retrieve(paymentId, { expand: ['latest_charge'] }))),
    );
  /** A charge stays marked as disputed after the dispute, so its state is fetched. */
  const withDispute = async (payment: Payment): Promise<Payment> => {
    if (!payment.isDisputed) return payment;
    const { paymentId: of } = payment;
    const { data } = await understood(disputesSchema, () =>
      stripe.disputes.list({ payment_intent: of, limit: 100 }),
    );
    return { ...payment, ...standingOf(data) };
  };

  return {
    provider,
    async ask(order) {
      const params = pageOf ? paidOnPage(order) : intentParams(order);
      const { idempotencyKey } = order;
      const intent = await read(() => stripe.paymentIntents.create(params, { idempotencyKey }));
      return askedOf(intent, order, pageOf);
    },
    find,
    async cancel(paymentId) {
      try {
        await orFail(() => stripe.paymentIntents.cancel(paymentId, { cancellation_reason: 'abandoned' }));
      } catch (error) {
        if (!isOfState(error)) throw error;
        // It was paid or cancelled meanwhile.
      }
      return find(paymentId);
    },
    async refund({ paymentId, amount, idempotencyKey }) {
      const { id } = await orFail(() =>
        stripe.refunds.create({ payment_intent: paymentId, amount: amount.amount }, { idempotencyKey }),
      );
      return { refundId: id };
    },
    async *list(since) {
      const from = Math.floor(Date.parse(since) / 1000);
      let after: string | undefined;
      do {
        const page = await understood(pageSchema, () =>
          stripe.paymentIntents.list({
            created: { gte: from },
            limit: 100,
            expand: ['data.latest_charge'],
            ...(after !== undefined && { starting_after: after }),
          }),
        );
        // Other payments of the account are not ours.
        for (const intent of page.data) {
          const payment = paymentOf(intent);
          if (payment) yield await withDispute(payment);
        }
        after = page.has_more ? page.data.at(-1)?.id : undefined;
      } while (after !== undefined);
    },
    readWebhook: (rawBody, signature) => readNotice({ stripe, webhookSecret, isLive }, rawBody, signature),
  };
}

async function orFail<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (error) {
    throw failureOfProvider(error);
  }
}

async function understood<Answer>(schema: z.ZodType<Answer>, ask: () => Promise<unknown>): Promise<Answer> {
  const parsed = schema.safeParse(await orFail(ask));
  if (!parsed.success) throw new ProviderAway('the provider answers in a way that is not understood');
  return parsed.data;
}

function ours(intent: Intent): Payment {
  const payment = paymentOf(intent);
  if (!payment) throw new UnknownPayment(`the payment ${intent.id} is not for a cart of ours`);
  return payment;
}

/** Wallets are cards to the provider: its script offers them on capable devices. */
const typeOf = (method: PaymentMethod) =>
  method === 'apple_pay' || method === 'google_pay' ? 'card' : method;

function basicParams({ cartId, total, method, description }: PaymentOrder) {
  return {
    amount: total.amount,
    currency: total.currency.toLowerCase(),
    allowed_payment_method_types: [typeOf(method)],
    description,
    metadata: { cartId, method },
  } satisfies Stripe.PaymentIntentCreateParams;
}

const leadsAway = (method: PaymentMethod): method is 'alipay' | 'paypal' | 'wechat_pay' =>
  method === 'alipay' || method === 'paypal' || method === 'wechat_pay';

function intentParams(order: PaymentOrder): Stripe.PaymentIntentCreateParams {
  const { method, returnUrl } = order;
  const basic = basicParams(order);
  if (!leadsAway(method)) return basic;
  return {
    ...basic,
    confirm: true,
    payment_method_data: { type: method },
    return_url: returnUrl,
    ...(method === 'wechat_pay' && { payment_method_options: { wechat_pay: { client: 'web' } } }),
  };
}

/** The page reads its return address from the payment. */
function paidOnPage(order: PaymentOrder): Stripe.PaymentIntentCreateParams {
  const basic = basicParams(order);
  return { ...basic, metadata: { ...basic.metadata, returnUrl: order.returnUrl } };
}

function askedOf(
  intent: Intent,
  { method }: PaymentOrder,
  pageOf: StripeSettings['pageOf'],
): RequestedPayment {
  const { id: paymentId, client_secret: clientSecret } = intent;
  if (clientSecret === null) throw new ProviderAway('the provider gives no secret for the browser');
  if (pageOf) return { paymentId, clientSecret, redirectUrl: pageOf(paymentId, clientSecret) };
  const redirectUrl = pageOfProvider(intent) ?? null;
  // Our own form cannot continue a confirmed payment.
  if (leadsAway(method) && intent.status === 'requires_action' && redirectUrl === null)
    throw new ProviderAway(`the provider names no page to pay on by ${method}`);
  return { paymentId, clientSecret, redirectUrl };
}
