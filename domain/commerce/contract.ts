import { z } from 'zod';
import { defineCall, type OutputOf } from '../core/contract.ts';
import { currencySchema } from './prices/currency.ts';
import { moneySchema } from './prices/money.ts';
import { packageSchema } from './packages/package.ts';
import { planSchema } from './packages/plan.ts';
import { promotionSchema } from './promotions/promotion-schema.ts';

export const countrySchema = z.string().regex(/^[A-Z]{2}$/, 'Give a country by its two letters.');
export type Country = z.infer<typeof countrySchema>;

export const offerSchema = packageSchema.omit({ audCents: true }).extend({
  /** Before reductions. */
  listPrice: moneySchema,
  price: moneySchema,
  /** null without days. */
  perDay: moneySchema.nullable(),
  /** The days left of the current plan, or a promotion with its percentage and end. */
  reductions: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('days_left'), days: z.int().min(1), amount: moneySchema }),
      z.object({
        kind: z.literal('promotion'),
        promoId: z.string(),
        discount: z.int().min(1).max(100),
        endTime: z.string(),
        amount: moneySchema,
      }),
    ]),
  ),
  /** The button's label: 'Upgrade' and 'Current plan' are the specification's. */
  label: z.enum(['buy', 'upgrade', 'current_plan', 'extend']),
});
export type Offer = z.infer<typeof offerSchema>;

export const fetchAllPackages = defineCall({
  name: 'fetchAllPackages',
  method: 'GET',
  path: '/api/pricing/fetchAllPackages',
  access: 'person',
  effect: 'query',
  input: z.object({
    country: countrySchema.optional(),
    /** IANA name from the browser: `Asia/Kolkata`. */
    timeZone: z.string().max(60).optional(),
    /** The browser's click promotions: `cpcOffer`. */
    cpcOffer: z.string().max(2_000).optional(),
  }),
  outputs: {
    200: z.object({
      country: countrySchema,
      currency: currencySchema,
      version: z.int().min(0),
      offers: z.array(offerSchema),
      currentPlan: planSchema.nullable(),
      paidExpiryTime: z.string().nullable(),
      now: z.string(),
    }),
  },
  rejections: [],
});

export type ShownPrices = OutputOf<typeof fetchAllPackages>['body'];

export const fetchAllPromotions = defineCall({
  name: 'fetchAllPromotions',
  method: 'GET',
  path: '/api/pricing/fetchAllPromotions',
  access: 'person',
  effect: 'query',
  input: z.object({ cpcOffer: z.string().max(2_000).optional() }),
  outputs: { 200: z.object({ promotions: z.array(promotionSchema), now: z.string() }) },
  rejections: [],
});

const activated = {
  /** It applies to the caller from now on. The browser stores `cpcOffer`. */
  200: z.object({ promotion: promotionSchema, cpcOffer: z.string().optional() }),
  /** Expired: 'This promo has expired!'. */
  201: z.object({}),
};

export const activatePromotion = defineCall({
  name: 'activatePromotion',
  method: 'POST',
  path: '/api/pricing/activatePromotion',
  access: 'person',
  effect: 'command',
  input: z.object({ promoId: z.string().min(1).max(100), cpcOffer: z.string().max(2_000).optional() }),
  outputs: activated,
  rejections: ['promotion_not_found', 'promotion_redeemed'],
});

export const activatePromotionUid = defineCall({
  name: 'activatePromotionUid',
  method: 'POST',
  path: '/api/pricing/activatePromotionUid',
  access: 'anyone',
  effect: 'command',
  input: z.object({
    uid: z.string().min(1).max(100),
    promoId: z.string().min(1).max(100),
    token: z.string().min(1).max(4_000),
  }),
  outputs: activated,
  rejections: ['promotion_not_found', 'promotion_redeemed', 'token_invalid'],
});
