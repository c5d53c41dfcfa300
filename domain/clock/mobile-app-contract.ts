import { z } from 'zod';
import { defineCall } from '../core/contract.ts';

export const mobileAppRating = 4.7;

export const fetchMobileApp = defineCall({
  name: 'fetchMobileApp',
  method: 'GET',
  path: '/api/settings/fetchMobileApp',
  access: 'anyone',
  effect: 'query',
  input: z.object({}),
  outputs: { 200: z.object({ ios: z.string().nullable(), android: z.string().nullable() }) },
  rejections: [],
});
