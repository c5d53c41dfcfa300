import { z } from 'zod';
import { userSchema } from '../accounts/user-contract.ts';
import { defineCall } from '../core/contract.ts';

export const syncMobile = defineCall({
  name: 'syncMobile',
  method: 'GET',
  path: '/api/users/syncMobile',
  access: 'student',
  effect: 'command',
  rateLimit: 'mobile',
  input: z.object({
    adaptyId: z.uuid().optional(),
  }),
  outputs: { 200: z.object({ user: userSchema }) },
  rejections: ['mobile_app_off', 'mobile_app_not_yours', 'mobile_provider_away'],
});

export const getMobileStatus = defineCall({
  name: 'getMobileStatus',
  method: 'GET',
  path: '/api/users/getMobileStatus',
  access: 'student',
  effect: 'query',
  input: z.object({}),
  outputs: {
    200: z.object({
      isConfigured: z.boolean(),
      isLinked: z.boolean(),
      redeemedMobileApp: z.boolean(),
      purchases: z.array(
        z.object({
          purchaseId: z.string(),
          packageId: z.string(),
          store: z.string(),
          from: z.string(),
          until: z.string(),
          isTakenBack: z.boolean(),
        }),
      ),
    }),
  },
  rejections: [],
});
