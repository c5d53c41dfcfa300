import { z } from 'zod';
import { currencySchema } from '#domain/commerce/prices/currency.ts';
import type { Payment, PaymentStatus } from './payments.ts';

export const intentSchema = z.object({
  id: z.string().min(1),
  amount: z.int().min(0),
  currency: z.string(),
  client_secret: z.string().nullable().default(null),
  status: z.enum([
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'processing',
    'requires_capture',
    'canceled',
    'succeeded',
  ]),
  metadata: z.object({ cartId: z.string().optional() }),
  last_payment_error: z
    .object({ code: z.string().optional(), decline_code: z.string().optional() })
    .nullable()
    .default(null),
  latest_charge: z
    .union([
      z.string(),
      z.object({
        amount_refunded: z.int().min(0).default(0),
        disputed: z.boolean().default(false),
        payment_method_details: z
          .object({ card: z.object({ fingerprint: z.string().nullish() }).nullish() })
          .nullish(),
      }),
    ])
    .nullish(),
  next_action: z
    .object({
      redirect_to_url: z.object({ url: z.string() }).optional(),
      alipay_handle_redirect: z.object({ url: z.string() }).optional(),
      wechat_pay_display_qr_code: z.object({ hosted_instructions_url: z.string() }).optional(),
    })
    .nullish(),
});
export const pageSchema = z.object({ data: z.array(intentSchema), has_more: z.boolean() });
export type Intent = z.infer<typeof intentSchema>;

const statuses: Readonly<Record<Intent['status'], PaymentStatus>> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'open',
  processing: 'processing',
  requires_capture: 'processing',
  canceled: 'cancelled',
  succeeded: 'succeeded',
};

/** The provider's page of the payment, named differently by PayPal, Alipay and WeChat Pay. */
export const pageOfProvider = ({ next_action: next }: Intent): string | undefined =>
  next?.redirect_to_url?.url ??
  next?.alipay_handle_redirect?.url ??
  next?.wechat_pay_display_qr_code?.hosted_instructions_url;

/** undefined for a payment that is not ours. */
export function paymentOf(intent: Intent): Payment | undefined {
  const { id: paymentId, metadata, last_payment_error: failure, latest_charge: charge } = intent;
  const currency = currencySchema.safeParse(intent.currency.toUpperCase());
  if (metadata.cartId === undefined || !currency.success) return undefined;
  const isRefused = intent.status === 'requires_payment_method' && failure !== null;
  const charged = typeof charge === 'object' && charge !== null ? charge : undefined;
  const fingerprint = charged?.payment_method_details?.card?.fingerprint;
  return {
    paymentId,
    cartId: metadata.cartId,
    status: isRefused ? 'refused' : statuses[intent.status],
    amount: { amount: intent.amount, currency: currency.data },
    refunded: { amount: charged?.amount_refunded ?? 0, currency: currency.data },
    isDisputed: charged?.disputed ?? false,
    ...(fingerprint && { cardFingerprint: fingerprint }),
    ...(isRefused && { refusal: failure.decline_code ?? failure.code ?? 'declined' }),
  };
}
