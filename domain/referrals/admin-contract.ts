import { z } from 'zod';
import { adminResource } from '../core/admin-resource.ts';
import { defineCall, reasonText, uuidSchema } from '../core/contract.ts';
import { holdCauseSchema, referralStatusSchema } from './referral.ts';

const adminReferralSchema = z.object({
  id: z.string(),
  userId: z.string(),
  referrerId: z.string(),
  status: referralStatusSchema,
  heldFor: z.array(holdCauseSchema),
  at: z.string(),
});
export type AdminReferral = z.infer<typeof adminReferralSchema>;

export const adminReferrals = adminResource('referrals', adminReferralSchema, {
  sorts: ['status', 'at'],
  filters: ['status', 'userId', 'referrerId'],
});

const input = z.object({ userId: uuidSchema, reason: reasonText });

export const releaseReferral = defineCall({
  name: 'releaseReferral',
  method: 'POST',
  path: '/api/admins/releaseReferral',
  access: 'admin',
  effect: 'command',
  input: input.omit({ reason: true }),
  outputs: { 200: z.object({}) },
  rejections: ['referral_not_held'],
});

export const declineReferral = defineCall({
  name: 'declineReferral',
  method: 'POST',
  path: '/api/admins/declineReferral',
  access: 'admin',
  effect: 'command',
  input,
  outputs: { 200: z.object({}) },
  rejections: ['referral_not_held'],
});
