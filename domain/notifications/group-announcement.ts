import { z } from 'zod';
import { audienceSchema } from '../accounts/audience.ts';
import type { EventOf } from '../core/events/codec.ts';
import type { Decision } from '../core/events/decision.ts';
import { defineStream } from '../core/events/stream.ts';

export const groupAnnouncementSchema = z.object({
  title: z.string(),
  text: z.string(),
  href: z.string().nullable(),
  audience: audienceSchema,
});
export type GroupAnnouncement = z.infer<typeof groupAnnouncementSchema>;

const events = {
  AnnouncementMade: { version: 1, schema: groupAnnouncementSchema },
} as const;

export type GroupAnnouncementEvent = EventOf<typeof events>;

export type GroupAnnouncementState =
  | { readonly status: 'missing' }
  | ({ readonly status: 'made' } & GroupAnnouncement);

export const groupAnnouncementStream = defineStream({
  category: 'announcement',
  subject: 'Announcement',
  events,
  initial: { status: 'missing' },
  evolve: (_state: GroupAnnouncementState, { data }): GroupAnnouncementState => ({ status: 'made', ...data }),
});

/** The stream id is new for each announcement, so an existing stream is a repetition. */
export function makeAnnouncement(
  { status }: GroupAnnouncementState,
  announcement: GroupAnnouncement,
): Decision<GroupAnnouncementEvent> {
  return status === 'made' ? [] : [{ type: 'AnnouncementMade', data: announcement }];
}
