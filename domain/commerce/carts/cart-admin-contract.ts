import { z } from 'zod';
import { adminResource } from '../../core/admin-resource.ts';
import { defineCall, plainText, uuidSchema } from '../../core/contract.ts';
import { cartStatusSchema } from './cart-contract.ts';
import { concernSchema } from '../concerns.ts';
import { countrySchema } from '../contract.ts';
import { currencySchema } from '../prices/currency.ts';
import { disputeOutcomeSchema } from './dispute-outcome.ts';
import { moneySchema } from '../prices/money.ts';
import { packageIdSchema } from '../packages/package-id.ts';
import { paymentMethodSchema } from './payment-method.ts';

const reason = plainText(500).refine((text) => text.trim().length >= 3, 'Enter a reason, in a few words.');

const cartRowSchema = z.object({
  id: uuidSchema,
  userId: z.string(),
  status: cartStatusSchema,
  packageId: packageIdSchema,
  quantity: z.int(),
  total: moneySchema.nullable(),
  refunded: moneySchema.nullable(),
  /** Payments for which nothing was granted; they are refunded automatically. */
  overpayments: z.array(z.object({ paymentId: z.string(), paid: moneySchema, isReturned: z.boolean() })),
  isDisputed: z.boolean(),
  /** Of the last closed dispute. */
  disputeOutcome: disputeOutcomeSchema.nullable(),
  /** Why an admin has to look at it. */
  concerns: z.array(concernSchema),
  country: countrySchema,
  method: paymentMethodSchema.nullable(),
  promoId: z.string().nullable(),
  version: z.int(),
  paymentId: z.string().nullable(),
  receiptNumber: z.string().nullable(),
  createdAt: z.string(),
  paidAt: z.string().nullable(),
});
const cartPageSchema = cartRowSchema.extend({
  events: z.array(z.object({ id: z.string(), at: z.string(), words: z.string() })),
});
export type AdminCart = z.infer<typeof cartRowSchema>;
export type AdminCartPage = z.infer<typeof cartPageSchema>;
export const carts = adminResource('carts', cartRowSchema, {
  one: cartPageSchema,
  sorts: ['createdAt', 'paidAt'],
  filters: ['userId', 'status', 'packageId', 'isDisputed', 'promoId', 'needsALook'],
});

export const refundPurchase = defineCall({
  name: 'refundPurchase',
  method: 'POST',
  path: '/api/admins/refundPurchase',
  access: 'admin',
  effect: 'command',
  input: z.object({
    cartId: uuidSchema,
    /** In the smallest unit; everything that is left by default. */
    amount: z.int().min(1).optional(),
    reason,
  }),
  outputs: { 200: z.object({ refunded: moneySchema }) },
  rejections: ['cart_not_found', 'nothing_to_refund', 'refund_too_high', 'provider_away'],
});

export const salesFigureSchema = z.object({
  day: z.iso.date(),
  packageId: packageIdSchema,
  currency: currencySchema,
  purchases: z.int().min(0),
  paid: z.int().min(0),
  refunded: z.int().min(0),
  /** `paid` less `refunded` in Australian cents, by the factors of the price list. */
  netAudCents: z.int(),
});
export type SalesFigure = z.infer<typeof salesFigureSchema>;

export const fetchSalesFigures = defineCall({
  name: 'fetchSalesFigures',
  method: 'POST',
  path: '/api/admins/fetchSalesFigures',
  access: 'admin',
  effect: 'query',
  input: z.object({ from: z.iso.date(), to: z.iso.date() }),
  outputs: { 200: z.object({ figures: z.array(salesFigureSchema) }) },
  rejections: [],
});
