import { z } from 'zod';
import { defineCall, uuidSchema } from '../../core/contract.ts';
import { instantSchema } from '../../core/instant.ts';
import { countrySchema, offerSchema } from '../contract.ts';
import { moneySchema } from '../prices/money.ts';
import { packageIdSchema } from '../packages/package-id.ts';
import { paymentMethodSchema } from './payment-method.ts';

/**
 * `open`: nothing requested. `asked`: paying. `processing`: undecided. `paid`: being granted. `granted`: done.
 * `refused`: may be retried. `cancelled`, `failed`: nothing was paid.
 */
export const cartStatusSchema = z.enum([
  'open',
  'asked',
  'processing',
  'paid',
  'granted',
  'refused',
  'cancelled',
  'failed',
  'refunded',
]);
export type CartStatus = z.infer<typeof cartStatusSchema>;

/** Offered once after a purchase: specification, document 1, section 3. */
export const upsellSchema = z.object({
  upsellId: packageIdSchema,
  upsellQuantity: z.int().min(1).max(10),
  price: moneySchema,
});
export type Upsell = z.infer<typeof upsellSchema>;

export const cartSchema = z.object({
  cartId: uuidSchema,
  status: cartStatusSchema,
  offer: offerSchema,
  quantity: z.int().min(1).max(10),
  total: moneySchema,
  /** Until when this price holds; null for a current or requested price. */
  heldUntil: instantSchema.nullable(),
  country: countrySchema,
  fromProfilePage: z.boolean(),
  /** The country's usual method first. */
  methods: z.array(paymentMethodSchema),
  /** `till` only simulates payments. */
  provider: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('stripe'), publishableKey: z.string() }),
    z.object({ kind: z.literal('till') }),
  ]),
  /** The provider's code for the last refusal; null without one. */
  refusal: z.string().nullable(),
});
export type Cart = z.infer<typeof cartSchema>;

export const createCart = defineCall({
  name: 'createCart',
  method: 'POST',
  path: '/api/users/createCart',
  access: 'student',
  effect: 'command',
  input: z.object({
    packageId: packageIdSchema,
    fromProfilePage: z.boolean().default(false),
    quantity: z.int().min(1).max(10).default(1),
    country: countrySchema.optional(),
    timeZone: z.string().max(60).optional(),
    cpcOffer: z.string().max(2_000).optional(),
  }),
  outputs: { 200: z.object({ cartId: uuidSchema }) },
  rejections: ['package_not_offered', 'mail_not_verified'],
});

const ofCart = z.object({ cartId: uuidSchema });

export const fetchCart = defineCall({
  name: 'fetchCart',
  method: 'GET',
  path: '/api/pricing/fetchCart',
  access: 'student',
  effect: 'query',
  input: ofCart,
  outputs: { 200: cartSchema },
  rejections: ['cart_not_found'],
});

export const didAddToCart = defineCall({
  name: 'didAddToCart',
  method: 'POST',
  path: '/api/maillist/didAddToCart',
  access: 'student',
  effect: 'command',
  input: ofCart,
  outputs: { 200: z.object({}) },
  rejections: ['cart_not_found'],
});

/** The path ends with two t: specification, document 1, section 7. */
export const createPaymentIntentt = defineCall({
  name: 'createPaymentIntentt',
  method: 'POST',
  path: '/api/pricing/createPaymentIntentt',
  access: 'student',
  effect: 'command',
  input: ofCart.extend({
    method: paymentMethodSchema,
    seen: moneySchema,
    /** The payment then ends on the page that returns to the app. */
    isInApp: z.boolean().optional(),
  }),
  outputs: {
    200: z.object({
      clientSecret: z.string(),
      /** For the till and methods with a redirect; null if the page itself takes the payment. */
      redirectUrl: z.string().nullable(),
    }),
  },
  rejections: [
    'cart_not_found',
    'cart_closed',
    'price_changed',
    'package_not_offered',
    'method_does_not_fit',
    'provider_away',
  ],
});

const paymentState = z.object({
  status: cartStatusSchema,
  refusal: z.string().nullable(),
  upsell: upsellSchema.nullable(),
});

export const checkIfPaymentIsDone = defineCall({
  name: 'checkIfPaymentIsDone',
  method: 'POST',
  path: '/api/pricing/checkIfPaymentIsDone',
  access: 'student',
  effect: 'query',
  input: ofCart,
  outputs: { 200: paymentState },
  rejections: ['cart_not_found'],
});

export const savePurchaseToUser = defineCall({
  name: 'savePurchaseToUser',
  method: 'POST',
  path: '/api/pricing/savePurchaseToUser',
  access: 'student',
  effect: 'command',
  input: ofCart,
  outputs: { 200: paymentState },
  rejections: ['cart_not_found', 'provider_away'],
});

export const cancelPayment = defineCall({
  name: 'cancelPayment',
  method: 'POST',
  path: '/api/pricing/cancelPayment',
  access: 'student',
  effect: 'command',
  input: ofCart,
  outputs: { 200: paymentState },
  rejections: ['cart_not_found', 'provider_away'],
});

export const purchaseSchema = z.object({
  cartId: uuidSchema,
  packageId: packageIdSchema,
  name: z.string(),
  quantity: z.int().min(1),
  paidAt: z.string(),
  paid: moneySchema,
  method: paymentMethodSchema,
  /** The refunded amount, 0 if none. */
  refunded: moneySchema,
  until: z.string().nullable(),
  /** `2026-000123`; `downloadReceipt` fetches the file. */
  receiptNumber: z.string().nullable(),
});
export type Purchase = z.infer<typeof purchaseSchema>;

export const fetchPurchases = defineCall({
  name: 'fetchPurchases',
  method: 'GET',
  path: '/api/users/fetchPurchases',
  access: 'student',
  effect: 'query',
  input: z.object({}),
  outputs: { 200: z.object({ purchases: z.array(purchaseSchema) }) },
  rejections: [],
});

export const downloadReceipt = defineCall({
  name: 'downloadReceipt',
  method: 'GET',
  path: '/api/users/purchaseReceipt/:cartId',
  access: 'student',
  effect: 'query',
  download: { mediaTypes: ['application/pdf'] },
  input: ofCart,
  outputs: {},
  rejections: ['cart_not_found'],
});
