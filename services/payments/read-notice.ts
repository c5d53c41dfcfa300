import type Stripe from 'stripe';
import { z } from 'zod';
import { failureOfProvider } from './stripe-failure.ts';
import { ForgedNotice, type PaymentNotice } from './payments.ts';

interface Reader {
  readonly stripe: Stripe;
  readonly webhookSecret: string;
  readonly isLive: boolean;
}

/** The maximum age of a signature in seconds: Stripe's own value. */
const toleranceS = 300;

/** Events about a payment contain it; others refer to it. */
const noticeSchema = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  livemode: z.boolean(),
  data: z.object({
    object: z.union([
      z.object({ object: z.literal('payment_intent'), id: z.string().min(1) }),
      z
        .object({ object: z.enum(['charge', 'refund', 'dispute']), payment_intent: z.string().min(1) })
        .transform(({ payment_intent }) => ({ id: payment_intent })),
    ]),
  }),
});

export function readNotice(
  { stripe, webhookSecret, isLive }: Reader,
  rawBody: Buffer,
  signature: string,
): PaymentNotice | undefined {
  const parsed = noticeSchema.safeParse(verified(stripe, rawBody, signature, webhookSecret));
  if (!parsed.success) return undefined;
  const { id: noticeId, type: kind, livemode, data } = parsed.data;
  if (livemode !== isLive) throw new ForgedNotice(isLive ? 'a test, not money' : 'money, not a test');
  return { noticeId, kind, paymentId: data.object.id };
}

function verified(stripe: Stripe, rawBody: Buffer, signature: string, secret: string): unknown {
  try {
    return stripe.webhooks.constructEvent(rawBody, signature, secret, toleranceS);
  } catch (error) {
    // Signed but not JSON: a format we do not know.
    if (error instanceof SyntaxError) return undefined;
    throw failureOfProvider(error);
  }
}
