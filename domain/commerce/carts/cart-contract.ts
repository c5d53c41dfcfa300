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

/** What is offered once after a purchase: specification, document 1, section 3. */
export const upsellSchema = z.object({
  upsellId: packageIdSchema,
  upsellQuantity: z.int().min(1).max(10),
  /** For one. */
  price: moneySchema,
});
export type Upsell = z.infer<typeof upsellSchema>;

export const cartSchema = z.object({
  cartId: uuidSchema,
  status: cartStatusSchema,
  /** What is bought, at the price that is asked now, or was paid, for one. */
  offer: offerSchema,
  quantity: z.int().min(1).max(10),
  /** What is paid in all. */
  total: moneySchema,
  /** Until when this price holds; null where it is that of now, or was asked for already. */
  heldUntil: instantSchema.nullable(),
  country: countrySchema,
  fromProfilePage: z.boolean(),
  /** How it can be paid, the usual way of the country first. */
  methods: z.array(paymentMethodSchema),
  /** What takes the payment. With `till` no money moves. */
  provider: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('stripe'), publishableKey: z.string() }),
    z.object({ kind: z.literal('till') }),
  ]),
  /** Why the last payment did not go through, in the provider's code; null where none was tried. */
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

/** The path has two t at its end: specification, document 1, section 7. */
export const createPaymentIntentt = defineCall({
  name: 'createPaymentIntentt',
  method: 'POST',
  path: '/api/pricing/createPaymentIntentt',
  access: 'student',
  effect: 'command',
  input: ofCart.extend({
    method: paymentMethodSchema,
    seen: moneySchema,
    /** The checkout is open in the mobile app: the payment ends on the page that leads back to it. */
    isInApp: z.boolean().optional(),
  }),
  outputs: {
    200: z.object({
      /** For the provider's own script. */
      clientSecret: z.string(),
      /** Where the provider's page is, for the till and for ways of paying that lead away; null where the page pays itself. */
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
  /** Offered once, after a subscription was granted. */
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

/** Something that was bought: an entry of `purchaseHistory`. */
export const purchaseSchema = z.object({
  cartId: uuidSchema,
  packageId: packageIdSchema,
  name: z.string(),
  quantity: z.int().min(1),
  paidAt: z.string(),
  paid: moneySchema,
  method: paymentMethodSchema,
  /** How much was given back so far; 0 for nothing. */
  refunded: moneySchema,
  /** Until when it gave access; null where it brings no days. */
  until: z.string().nullable(),
  /** `2026-000123`; its file is fetched by `downloadReceipt`. */
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
