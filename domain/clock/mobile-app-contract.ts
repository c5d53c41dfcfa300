import { z } from 'zod';
import { defineCall } from '../core/contract.ts';

/** Specification, document 1, section 9: "Mobile app rating shown 4.7". */
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
