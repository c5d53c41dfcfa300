import { z } from 'zod';
import { defineCall } from '../core/contract.ts';
import { instantSchema } from '../core/instant.ts';

const addressSchema = z.object({
  /** No mail is sent since then. */
  bouncedAt: instantSchema.nullable(),
  /** No mail of lists is sent since then. */
  complainedAt: instantSchema.nullable(),
});

export const fetchMailAddress = defineCall({
  name: 'fetchMailAddress',
  method: 'GET',
  path: '/api/mail/fetchMailAddress',
  access: 'student',
  effect: 'query',
  input: z.object({}),
  outputs: { 200: addressSchema },
  rejections: [],
});

export const resumeMailing = defineCall({
  name: 'resumeMailing',
  method: 'POST',
  path: '/api/mail/resumeMailing',
  access: 'student',
  effect: 'command',
  input: z.object({}),
  outputs: { 200: addressSchema },
  rejections: [],
});
