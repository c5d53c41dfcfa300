import { z } from 'zod';
import { adminResource } from '../../core/admin-resource.ts';
import { defineCall, reasonText, uuidSchema } from '../../core/contract.ts';
import { promotionKindSchema } from './promotion-kind.ts';
import { promotionSchema } from './promotion-schema.ts';

const promotionRowSchema = promotionSchema.extend({
  id: z.string(),
  kind: promotionKindSchema,
  status: z.enum(['coming', 'running', 'over']),
  activated: z.int().min(0),
  redeemed: z.int().min(0),
});
export const promotions = adminResource('promotions', promotionRowSchema, {
  sorts: ['startTime', 'endTime', 'discount'],
  filters: ['kind', 'status'],
});

const promoId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_-]{2,59}$/, 'Use 3 to 60 lower-case letters, digits, hyphens and underscores.');
const setPromotion = promotionSchema
  .omit({ promoId: true })
  .extend({ promoId, kind: promotionKindSchema, reason: reasonText })
  .refine(({ startTime, endTime }) => Date.parse(startTime) < Date.parse(endTime), {
    path: ['endTime'],
    message: 'The end must be after the start.',
  });

export const createPromotion = defineCall({
  name: 'createPromotion',
  method: 'POST',
  path: '/api/admins/createPromotion',
  access: 'admin',
  effect: 'command',
  input: setPromotion,
  outputs: { 200: z.object({}) },
  rejections: ['promotion_exists'],
});

export const changePromotion = defineCall({
  name: 'changePromotion',
  method: 'POST',
  path: '/api/admins/changePromotion',
  access: 'admin',
  effect: 'command',
  input: setPromotion,
  outputs: { 200: z.object({}) },
  rejections: ['promotion_not_found'],
});

export const endPromotion = defineCall({
  name: 'endPromotion',
  method: 'POST',
  path: '/api/admins/endPromotion',
  access: 'admin',
  effect: 'command',
  input: z.object({ promoId, reason: reasonText }),
  outputs: { 200: z.object({}) },
  rejections: ['promotion_not_found'],
});

export const makePromotionLink = defineCall({
  name: 'makePromotionLink',
  method: 'POST',
  path: '/api/admins/makePromotionLink',
  access: 'admin',
  effect: 'query',
  input: z.object({ promoId, userId: uuidSchema.optional() }),
  outputs: { 200: z.object({ url: z.string() }) },
  rejections: ['promotion_not_found', 'not_found'],
});
