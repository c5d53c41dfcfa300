import { z } from 'zod';
import { defineCall, plainText, uuidSchema } from '../core/contract.ts';
import { instantSchema } from '../core/instant.ts';
import { extraPercentSchema } from './extra-percents.ts';

const ofUser = { id: uuidSchema };
const reason = plainText(500).refine((text) => text.trim().length >= 3, 'Enter a reason, in a few words.');

const grantSchema = z.object({
  percent: z.union([extraPercentSchema, z.literal(0)]),
  stopClock: z.boolean(),
});

const extraTimeOfUserSchema = z.object({
  percent: extraPercentSchema.nullable(),
  stopClock: z.boolean(),
  entries: z.array(
    z.object({
      id: z.string(),
      at: instantSchema,
      kind: z.enum(['granted', 'taken_back']),
      grant: grantSchema.nullable(),
      reason: z.string().nullable(),
    }),
  ),
});
export type ExtraTimeOfUser = z.infer<typeof extraTimeOfUserSchema>;

export const fetchExtraTimeOfUser = defineCall({
  name: 'fetchExtraTimeOfUser',
  method: 'POST',
  path: '/api/admins/fetchExtraTimeOfUser',
  access: 'admin',
  effect: 'query',
  input: z.object(ofUser),
  outputs: { 200: extraTimeOfUserSchema },
  rejections: ['not_found'],
});

export const grantExtraTime = defineCall({
  name: 'grantExtraTime',
  method: 'POST',
  path: '/api/admins/grantExtraTime',
  access: 'admin',
  effect: 'command',
  input: z
    // Consoles that were opened before breaks existed do not send it.
    .object({ ...ofUser, ...grantSchema.shape, stopClock: z.boolean().default(false), reason })
    .refine(({ percent, stopClock }) => percent > 0 || stopClock, 'Grant extra time, breaks or both.'),
  outputs: { 200: z.object({}) },
  rejections: ['not_found', 'account_deleted'],
});

export const takeExtraTimeBack = defineCall({
  name: 'takeExtraTimeBack',
  method: 'POST',
  path: '/api/admins/takeExtraTimeBack',
  access: 'admin',
  effect: 'command',
  input: z.object({ ...ofUser, reason }),
  outputs: { 200: z.object({}) },
  rejections: ['not_found', 'account_deleted'],
});
