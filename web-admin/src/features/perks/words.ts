import type { perks } from '#domain/perks/admin-contract.ts';
import type { PerkAudience } from '#domain/perks/perk.ts';
import type { z } from 'zod';

export type PerkRow = z.infer<(typeof perks.one.outputs)[200]>;
export type SeenPerk = PerkRow & { readonly etag?: string };

export const audienceNames: Readonly<Record<PerkAudience, string>> = {
  all: 'All students',
  paid: 'Students with a plan',
  not_paid: 'Students without a plan',
};
