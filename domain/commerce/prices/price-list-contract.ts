import { z } from 'zod';
import { adminResource } from '../../core/admin-resource.ts';
import { defineCall, reasonText, uuidSchema } from '../../core/contract.ts';
import { instantSchema } from '../../core/instant.ts';
import { countrySchema, offerSchema } from '../contract.ts';
import { currencySchema } from './currency.ts';
import { packageIdSchema } from '../packages/package-id.ts';
import { packageSchema } from '../packages/package.ts';

const packageRowSchema = packageSchema.extend({
  id: packageIdSchema,
  /** The price list's version. */
  version: z.int().min(0),
  changedAt: z.string(),
});
export const packages = adminResource('packages', packageRowSchema, {
  sorts: ['name', 'audCents', 'changedAt'],
  filters: ['group', 'isShown'],
});

export const changePackage = defineCall({
  name: 'changePackage',
  method: 'POST',
  path: '/api/admins/changePackage',
  access: 'admin',
  effect: 'command',
  input: packageSchema.extend({ reason: reasonText }),
  outputs: { 200: z.object({ version: z.int() }) },
  rejections: ['package_does_not_fit'],
});

export const previewPrices = defineCall({
  name: 'previewPrices',
  method: 'POST',
  path: '/api/admins/previewPrices',
  access: 'admin',
  effect: 'query',
  input: z.object({
    userId: uuidSchema.optional(),
    country: countrySchema,
    at: instantSchema.optional(),
  }),
  outputs: { 200: z.object({ currency: currencySchema, offers: z.array(offerSchema) }) },
  rejections: ['not_found'],
});
