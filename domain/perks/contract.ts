import { z } from 'zod';
import { defineCall } from '../core/contract.ts';
import { perkSchema } from './perk.ts';

const shownPerkSchema = perkSchema.omit({ audience: true }).extend({ isClaimed: z.boolean() });
export type ShownPerk = z.infer<typeof shownPerkSchema>;

export const fetchAllPerks = defineCall({
  name: 'fetchAllPerks',
  method: 'GET',
  path: '/api/perks/fetchAllPerks',
  access: 'student',
  effect: 'query',
  input: z.object({}),
  outputs: { 200: z.object({ perks: z.array(shownPerkSchema) }) },
  rejections: [],
});

export const claimPerk = defineCall({
  name: 'claimPerk',
  method: 'POST',
  path: '/api/perks/claimPerk',
  access: 'student',
  effect: 'command',
  input: z.object({ perkId: z.string().min(1).max(60) }),
  outputs: { 200: z.object({ perk: shownPerkSchema }) },
  rejections: ['perk_not_found', 'perk_not_offered'],
});
