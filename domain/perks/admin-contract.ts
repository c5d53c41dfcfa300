import { z } from 'zod';
import { adminResource } from '../core/admin-resource.ts';
import { defineCall, plainText, reasonText } from '../core/contract.ts';
import { perkSchema } from './perk.ts';

export const perks = adminResource(
  'perks',
  perkSchema.extend({
    id: z.string(),
    status: z.enum(['coming', 'running', 'over']),
    claimed: z.int().min(0),
  }),
  { sorts: ['title', 'startTime', 'endTime', 'claimed'], filters: ['audience', 'status'] },
);

const perkId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_-]{2,59}$/, 'Use 3 to 60 lower-case letters, digits, hyphens and underscores.');

const setPerk = perkSchema
  .extend({
    perkId,
    title: plainText(80).trim().min(1, 'Enter a title.'),
    text: plainText(1_000).trim().min(1, 'Describe the offer.'),
    picture: plainText(300)
      .regex(/^(?:\/(?![/\\])[^\s\\]*)?$/, 'Use an address on this site that begins with a slash.')
      .default(''),
    code: plainText(100).trim().default(''),
    link: z
      .union([
        z.literal(''),
        z.url({ protocol: /^https$/, error: 'Use a link that begins with https.' }).max(500),
      ])
      .default(''),
    reason: reasonText,
  })
  .refine(({ startTime, endTime }) => Date.parse(startTime) < Date.parse(endTime), {
    path: ['endTime'],
    message: 'The end must be after the start.',
  })
  .refine(({ code, link }) => code !== '' || link !== '', {
    path: ['code'],
    message: 'Give a code or a link.',
  });

export const createPerk = defineCall({
  name: 'createPerk',
  method: 'POST',
  path: '/api/admins/createPerk',
  access: 'admin',
  effect: 'command',
  input: setPerk,
  outputs: { 200: z.object({}) },
  rejections: ['perk_exists'],
});

export const changePerk = defineCall({
  name: 'changePerk',
  method: 'POST',
  path: '/api/admins/changePerk',
  access: 'admin',
  effect: 'command',
  input: setPerk,
  outputs: { 200: z.object({}) },
  rejections: ['perk_not_found'],
});

export const endPerk = defineCall({
  name: 'endPerk',
  method: 'POST',
  path: '/api/admins/endPerk',
  access: 'admin',
  effect: 'command',
  input: z.object({ perkId, reason: reasonText }),
  outputs: { 200: z.object({}) },
  rejections: ['perk_not_found'],
});
