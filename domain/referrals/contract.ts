import { z } from 'zod';
import { userSchema } from '../accounts/user-contract.ts';
import { defineCall } from '../core/contract.ts';
import { rewardStepSchema } from './reward-steps.ts';

export const referralViewSchema = z.object({
  referralId: z.string(),
  /** `/u?r=<referralId>` with the site's address. */
  link: z.string(),
  invited: z.int().min(0),
  joined: z.int().min(0),
  /** Earned rewards, and whether they were claimed. */
  earned: z.array(rewardStepSchema.extend({ isClaimed: z.boolean() })),
  /** null if everything is earned. */
  next: rewardStepSchema.nullable(),
  friend: rewardStepSchema.omit({ joined: true }),
});
export type ReferralView = z.infer<typeof referralViewSchema>;

export const fetchReferral = defineCall({
  name: 'fetchReferral',
  method: 'GET',
  path: '/api/users/fetchReferral',
  access: 'student',
  effect: 'query',
  input: z.object({}),
  outputs: { 200: referralViewSchema },
  rejections: [],
});

export const claimReward = defineCall({
  name: 'claimReward',
  method: 'POST',
  path: '/api/users/claimReward',
  access: 'student',
  effect: 'command',
  input: z.object({}),
  outputs: { 200: z.object({ user: userSchema }) },
  rejections: ['nothing_to_claim'],
});
