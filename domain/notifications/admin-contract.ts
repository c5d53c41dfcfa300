import { z } from 'zod';
import { audienceSchema } from '../accounts/audience.ts';
import { adminResource } from '../core/admin-resource.ts';
import { defineCall, plainText } from '../core/contract.ts';
import { siteAddress } from '../core/site-address.ts';
import { groupAnnouncementSchema } from './group-announcement.ts';

const announcementRowSchema = groupAnnouncementSchema.extend({
  id: z.string(),
  told: z.int().min(0),
  at: z.string(),
});
export type AnnouncementRow = z.infer<typeof announcementRowSchema>;
export const announcements = adminResource('announcements', announcementRowSchema, {
  sorts: ['at', 'told'],
  filters: [],
});

const filled = (maximum: number) =>
  plainText(maximum).refine((text) => text.trim() !== '', 'Write something here.');

export const previewAudience = defineCall({
  name: 'previewAudience',
  method: 'POST',
  path: '/api/admins/previewAudience',
  access: 'admin',
  effect: 'query',
  input: z.object({ audience: audienceSchema }),
  outputs: {
    200: z.object({
      students: z.int().min(0),
      /** Ten at most, with their addresses, for admins. */
      some: z.array(z.object({ userId: z.string(), email: z.string().nullable() })),
    }),
  },
  rejections: [],
});

export const announceToGroup = defineCall({
  name: 'announceToGroup',
  method: 'POST',
  path: '/api/admins/announceToGroup',
  access: 'admin',
  effect: 'command',
  input: z.object({
    title: filled(100),
    text: filled(1_000),
    href: plainText(300)
      .regex(siteAddress, 'Enter an address within this site, such as /mock-test.')
      .nullable(),
    audience: audienceSchema,
  }),
  outputs: { 200: z.object({ id: z.string() }) },
  rejections: [],
});
